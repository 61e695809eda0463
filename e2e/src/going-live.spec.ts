import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplicationFolder } from '@estante/test-support';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, waitForHydration } from './quiet-page.ts';

const root = new URL('../..', import.meta.url).pathname;
const data = new URL('../../../shared/data/bibliographic/', import.meta.url).pathname;
const staff = '/meupergamum/atendimento';

const closedDay = 'Aniversário da universidade';

/** Timeout for steps that take a busy machine minutes. */
const long = { timeout: 600_000 };

/** A sign-in with a temporary password is answered by a request for a new one. */
test.use({ refusals: /a status of 422/, actionTimeout: 120_000 });

const passwords = {
  rita: 'cavalo no telhado azul',
  carla: 'tres gatos no quintal',
  leitor001: 'chuva de verao na serra',
} as const;
type Person = keyof typeof passwords;

async function enter(page: Page, address: string, who: Person, password: string = passwords[who]) {
  await page.goto(`${address}/sair`);
  // Signs out the earlier person, however far their page has loaded.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto(`${address}/login`);
  await waitForHydration(page);
  await page.getByLabel('Usuário').fill(who);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function enterInto(page: Page, address: string, who: Person): Promise<void> {
  await enter(page, address, who);
  await expect(page).toHaveURL((url) => url.pathname !== '/login');
}

async function setUp(page: Page, address: string, code: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(`${address}/instalacao`);
  await waitForHydration(page);
  const entry = {
    'Código de instalação': code,
    'Nome da instituição': 'Universidade do Vale',
    'Sigla da instituição': 'UVALE',
    'Campus ou sede': 'Sede',
    'Nome da biblioteca': 'Biblioteca Central',
    'Sigla da biblioteca': 'BC',
    'Nome completo': 'Rita Ramos',
    'E-mail': 'rita@example.org',
    Usuário: 'rita',
    Senha: passwords.rita,
  };
  for (const [label, text] of Object.entries(entry)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Instalar' }).click();
  await expect(page).toHaveURL(/primeiros-passos$/);
}

async function addLibrary(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${staff}/bibliotecas`);
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Acrescentar' }).click();
  const form = page.locator('details[open] form').first();
  await form.getByLabel('Código').fill('BM');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Biblioteca de Música');
  await form.getByLabel('Campus').selectOption({ index: 1 });
  await form.getByLabel('Telefones').press('Enter');
  await expect(page.getByRole('article', { name: 'Biblioteca de Música' })).toBeVisible();
}

/** Other files' records as one file, each record unchanged. */
async function collectionOf(names: readonly string[]): Promise<Buffer> {
  const texts = await Promise.all(names.map((name) => readFile(join(data, name), 'utf8')));
  const records = texts.map((text) => /<collection[^>]*>([\s\S]*)<\/collection>/.exec(text)?.[1]);
  return Buffer.from(
    `<collection xmlns="http://www.loc.gov/MARC21/slim">${records.join('')}</collection>`,
  );
}

/** Uploads a file, tries it, maps its library codes, and imports it. Returns the number of new titles. */
async function bringRecords(
  page: Page,
  address: string,
  { name, buffer, library }: { name: string; buffer: Buffer; library: string },
): Promise<void> {
  await page.goto(`${address}${staff}/importacoes`);
  await waitForHydration(page);
  const file = { name, mimeType: 'text/xml', buffer };
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Simular' }).click();
  await expect(page.getByRole('heading', { name: 'O que a importação faria' })).toBeVisible(long);
  const codes = page.getByRole('group', { name: 'Bibliotecas com outro código no arquivo' });
  await expect(codes).toBeVisible();
  for (const code of await codes.getByRole('combobox').all()) {
    await code.selectOption({ label: library });
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'O que a importação fez' })).toBeVisible(long);
  await expect(page.getByText('Exemplares separados, porque')).toHaveCount(0);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'já valem' })).toBeVisible();
}

/** Field for the period of the first rule, which is for students. */
async function periodOfRule(page: Page, address: string): Promise<Locator> {
  await page.goto(`${address}${staff}/regras-emprestimo`);
  await waitForHydration(page);
  return page
    .getByRole('table', { name: 'Regras de empréstimo' })
    .getByLabel(/^Prazo \(/)
    .first();
}

async function lengthenLoans(page: Page, address: string): Promise<void> {
  const period = await periodOfRule(page, address);
  const longer = String(Number(await period.inputValue()) + 1);
  await period.fill(longer);
  await save(page);
  await expect(await periodOfRule(page, address)).toHaveValue(longer);
}

async function dayOfCalendar(page: Page, address: string, reason: string): Promise<Locator> {
  await page.goto(`${address}${staff}/calendario`);
  await waitForHydration(page);
  return page.getByRole('region', { name: reason }).first();
}

/** Closes one day beside the national holidays, which are there from the start. */
async function closeOneDay(page: Page, address: string): Promise<void> {
  await expect(await dayOfCalendar(page, address, 'Natal')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar uma data' }).click();
  const day = page.getByRole('region', { name: /Data \d+|Aniversário/ });
  await day.getByLabel('De', { exact: true }).fill('2098-08-11');
  await day.getByLabel('Motivo').fill(closedDay);
  await save(page);
  await expect(await dayOfCalendar(page, address, closedDay)).toBeVisible();
}

const readers = Array.from({ length: 200 }, (_, at) => {
  const username = `leitor${String(at + 1).padStart(3, '0')}`;
  const library = at % 4 === 3 ? 'BM' : 'BC';
  return `${username};Leitor Número ${at + 1};${username}@example.org;${library};GRA;31/12/2099`;
});

async function bringPatrons(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${staff}/leitores`);
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Leitores' });
  const sheet = ['usuario;nome;emails;unidade;categoria;validade', ...readers].join('\r\n');
  await form
    .getByLabel('Arquivo CSV')
    .setInputFiles({ name: 'leitores.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await form.getByRole('button', { name: 'Conferir sem salvar' }).click();
  await expect(form.getByText('Novas: 200.', { exact: false })).toBeVisible();
  await form.getByRole('button', { name: 'Importar' }).click();
  await expect(form.getByText('Importado', { exact: false })).toBeVisible();
}

/** Adds a role for the desk, and a person who has it. */
async function makeLibrarian(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${staff}/papeis`);
  await waitForHydration(page);
  await page.getByText('Criar papel').first().click();
  const role = page.locator('form').last();
  await role.getByRole('textbox', { name: 'Nome do papel' }).fill('Balcão');
  await role.getByRole('checkbox', { name: /Balcão/ }).check();
  await role.getByRole('button', { name: 'Criar papel' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Balcão' })).toBeVisible();

  await page.goto(`${address}${staff}/pessoas?nova=1`);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Nome' }).fill('Carla Costa');
  await page.getByRole('textbox', { name: 'Usuário' }).fill('carla');
  await page.getByLabel('Biblioteca', { exact: true }).selectOption('Biblioteca Central');
  await page.getByRole('button', { name: 'Cadastrar pessoa' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Carla Costa' })).toBeVisible();
  await page.getByText('Mudar o papel').click();
  await page
    .getByRole('combobox', { name: 'Papel' })
    .first()
    .selectOption({ label: 'Equipe · Balcão' });
  await page.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(page.getByRole('definition').filter({ hasText: 'Balcão' })).toBeVisible();
}

/** Gives a password on the page of a person, whom the search finds by user name at once. */
async function givePassword(page: Page, address: string, who: Person): Promise<string> {
  await page.goto(`${address}${staff}/pessoas`);
  await waitForHydration(page);
  await page.getByRole('searchbox', { name: 'Pessoa' }).fill(who);
  await page.keyboard.press('Enter');
  await page.getByText('Dar acesso a quem não tem a senha').click();
  await page.getByRole('button', { name: 'Dar uma senha provisória' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Dar uma senha provisória' }).click();
  return (
    (await page
      .locator('code')
      .filter({ hasText: /^[a-z2-9]{4}-/ })
      .textContent()) ?? ''
  );
}

async function choosePassword(page: Page, address: string, who: Person, given: string) {
  await enter(page, address, who, given);
  await expect(page.getByText('Escolha a sua senha')).toBeVisible();
  await page.getByLabel('Nova senha', { exact: true }).fill(passwords[who]);
  await page.getByLabel(/Repita/).fill(passwords[who]);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('A senha foi salva. Entre com ela.')).toBeVisible();
}

interface Copy {
  readonly title: number;
  readonly barcode: string;
}

/** The only copy of the wanted title, once the index has it. */
async function findCopy(page: Page, address: string): Promise<Copy> {
  const ask = async (path: string) => (await page.request.get(`${address}/api/${path}`)).json();
  const query = `consulta?q=${encodeURIComponent('Dominando o PostgreSQL')}`;
  await expect(async () => expect((await ask(query)).total).toBe(1)).toPass();
  const title: number = (await ask(query)).acervos[0].cod_acervo;
  const { exemplares } = await ask(`acervo/${title}/exemplares`);
  expect(exemplares).toHaveLength(1);
  return { title, barcode: exemplares[0].codigo_barras };
}

async function lend(page: Page, address: string, reader: string, barcode: string): Promise<void> {
  await page.goto(`${address}${staff}/circulacao`);
  await waitForHydration(page);
  await page.getByLabel('Leitor', { exact: true }).fill(reader);
  await page.keyboard.press('Enter');
  await page.getByLabel('Código de barras a emprestar').fill(barcode);
  await page.keyboard.press('Enter');
  const log = page.getByRole('region', { name: 'O que foi feito' });
  await expect(log.getByText(/^Emprestado: /)).toBeVisible();
}

async function takeBack(page: Page, address: string, barcode: string): Promise<void> {
  await page.goto(`${address}${staff}/circulacao`);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Receber (F4)' })).toBeVisible();
  await page.keyboard.press('F4');
  await page.getByLabel('Código de barras a receber').fill(barcode);
  await page.keyboard.press('Enter');
  const log = page.getByRole('region', { name: 'O que foi feito' });
  await expect(log.getByText('Leitor Número 1', { exact: false }).first()).toBeVisible();
}

async function placeHold(page: Page, address: string, title: number): Promise<void> {
  await page.goto(`${address}/acervo/${title}`);
  await page.getByRole('main').getByRole('link', { name: 'Reservar' }).click();
  await waitForHydration(page);
  // Only one library has it: there is nothing to choose.
  await page.getByRole('main').getByRole('button', { name: 'Reservar' }).click();
  await expect(page.getByText('Reserva feita')).toBeVisible();
}

function npm(name: string, to: string, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return new Promise((resolve, reject) => {
    execFile('npm', ['run', '-s', name, '--', to], { cwd: root, env }, (error, said, complained) =>
      error ? reject(new Error(said + complained)) : resolve(),
    );
  });
}

test('a library goes from an empty folder to lending, is lost whole, and comes back @long @one-size', async ({
  page,
}) => {
  test.skip(!existsSync(data), `real records are not in ${data}`);
  test.setTimeout(1_200_000);
  await using folder = await createApplicationFolder('embedded');
  const disk = await mkdtemp(join(tmpdir(), 'estante-backup-'));
  const backup = join(disk, 'today');
  const { dataDir } = folder;
  let application = await folder.startUnset();
  const { address } = application;

  await test.step('setup, two libraries', async () => {
    await setUp(page, address, await readFile(join(dataDir, 'setup-code'), 'utf8'));
    await addLibrary(page, address);
  });
  await test.step('real records, their libraries mapped', async () => {
    const brazil = (await readdir(data)).filter((name) => name.startsWith('brazil-'));
    await bringRecords(page, address, {
      name: 'koha.xml',
      buffer: await collectionOf(brazil),
      library: 'Biblioteca Central',
    });
    await bringRecords(page, address, {
      name: 'musica.xml',
      buffer: await collectionOf(['concerto.xml']),
      library: 'Biblioteca de Música',
    });
    await expect(async () => {
      const answer = await page.request.get(`${address}/api/consulta`);
      expect((await answer.json()).total).toBeGreaterThanOrEqual(700);
    }).toPass();
  });
  await test.step('a rule, a closed day', async () => {
    await lengthenLoans(page, address);
    await closeOneDay(page, address);
  });
  await test.step('patrons, a role, a librarian', async () => {
    await bringPatrons(page, address);
    await makeLibrarian(page, address);
    const [librarian, reader] = [
      await givePassword(page, address, 'carla'),
      await givePassword(page, address, 'leitor001'),
    ];
    await choosePassword(page, address, 'carla', librarian);
    await choosePassword(page, address, 'leitor001', reader);
  });
  const { title, barcode } = await findCopy(page, address);
  await test.step('a reader holds what another has, and the librarian lends it', async () => {
    await enterInto(page, address, 'carla');
    await lend(page, address, 'leitor002', barcode);
    await enterInto(page, address, 'leitor001');
    await placeHold(page, address, title);
    await enterInto(page, address, 'carla');
    await takeBack(page, address, barcode);
    await lend(page, address, 'leitor001', barcode);
  });
  await test.step('backup, loss, restore', async () => {
    // An open page keeps asking a server that is away.
    await page.goto('about:blank');
    await npm('backup', backup, dataDir);
    expect(await application.stop()).toBe(0);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    await expect(access(dataDir)).rejects.toThrow();
    await npm('restore', backup, dataDir);
    application = await folder.startUnset();
  });
  await test.step('the loan and the closed day are there', async () => {
    await enterInto(page, application.address, 'leitor001');
    await page.goto(`${application.address}/meupergamum/emprestimo`);
    await expect(page.getByRole('main').getByText('Dominando o PostgreSQL').first()).toBeVisible();
    await enterInto(page, application.address, 'rita');
    await expect(await dayOfCalendar(page, application.address, closedDay)).toBeVisible();
  });
  await page.goto('about:blank');
  await rm(disk, { recursive: true });
});
