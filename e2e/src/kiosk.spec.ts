import type { Page } from '@playwright/test';
import { aBorrower } from './borrowers.ts';
import type { TestPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase, writeSetting } from './settings.ts';
import { signIn } from './sign-in.ts';

// The browser reports each refusal of a kiosk too.
test.use({ refusals: /the server responded with a status of (401|403|409)/ });
test.afterEach(async () => {
  await writeSetting('selfServiceOn', false);
  await writeSetting('selfServiceLanguage', 'pt');
  await writeSetting('selfServiceAsksPassword', true);
});

const toLend = (page: Page) => page.getByRole('button', { name: /^Pegar emprestado ou renovar/ });
const toReturn = (page: Page) => page.getByRole('button', { name: /^Devolver/ });
const log = (page: Page) => page.getByRole('listitem');

/** Checks the sizes of a phone, a kiosk and a standing kiosk: nothing sticks out, all targets can be hit. */
async function expectFine(page: Page): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [1080, 1920],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSideScroll(page);
    const small = await page.locator('button:visible, input:visible').evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .filter((box) => Math.min(box.width, box.height) < 44)
        .map(({ x, y }) => [x, y]),
    );
    expect(small).toEqual([]);
  }
  await expectAccessible(page);
}

/** Sets a kiosk up as staff do, who then leave. */
async function setUp(page: Page, name = ''): Promise<void> {
  await writeSetting('selfServiceOn', true);
  await page.goto('/autoatendimento');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Entrar como equipe' }).press('Enter');
  await page.locator('input[name="username"]').fill('bibliotecaria');
  await page.locator('input[name="password"]').fill('estante-demonstracao');
  await page.keyboard.press('Enter');
  await page.getByLabel('Nome desta máquina').fill(name);
  await page.getByRole('button', { name: 'Configurar esta máquina' }).press('Enter');
  await expect(toLend(page)).toBeVisible();
}

/** Scans like a scanner: quickly, wherever the focus is, with Enter at the end. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function come(page: Page, person: TestPerson): Promise<void> {
  await toLend(page).press('Enter');
  await expect(page.getByLabel('Usuário', { exact: true })).toBeFocused();
  await scan(page, person.username);
  await scan(page, person.password);
  await expect(page.getByRole('heading', { name: 'Olá, Iracema!' })).toBeVisible();
}

async function tokenOf(page: Page, { username, password }: TestPerson): Promise<string> {
  const client = { client_id: 'estante-web', client_secret: 'publico' };
  const grant = { grant_type: 'password', ...client, username, password };
  const entered = await page.request.post('/api/oauth/token', { data: grant });
  const { access_token: bearer } = (await entered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${bearer}` };
  const issued = await page.request.post('/api/emprestimo/token', { data: {}, headers });
  return ((await issued.json()) as { valor: string }).valor;
}

const sessionsOf = ({ username }: TestPerson) =>
  inDatabase((db) =>
    db
      .selectFrom('kiosk_session as s')
      .innerJoin('login as l', 'l.id', 's.login_id')
      .select('s.kiosk_id')
      .where('l.username', '=', username)
      .execute(),
  );

test('the kiosk is offered only where it is on @one-size @long', async ({ page }) => {
  expect((await page.goto('/autoatendimento'))?.status()).toBe(404);
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Autoatendimento' });
  await expect(link).toBeHidden();
  await writeSetting('selfServiceOn', true);
  await page.reload();
  await waitForHydration(page);
  await link.click();
  await expect(page).toHaveURL(/\/autoatendimento$/);
  await expect(page.getByText('Esta máquina ainda não está configurada')).toBeVisible();
});

test('by token and scanner: borrowed, renewed in another language, timed out, returned @one-size @long', async ({
  page,
}) => {
  const { person, barcodes } = await aBorrower(1, 10);
  const barcode = barcodes[0] ?? '';
  await page.clock.install();
  await setUp(page);
  await expectFine(page);
  await scan(page, barcode);
  await expect(page.getByText('Escolha primeiro o que veio fazer.')).toBeVisible();
  const token = await tokenOf(page, person);
  await toLend(page).press('Enter');
  await page.getByRole('button', { name: 'Com token de empréstimo' }).press('Enter');
  await scan(page, person.username);
  await expect(page.getByLabel('Token de empréstimo')).toBeFocused();
  await expectFine(page);
  await scan(page, token);
  await expect(page.getByRole('heading', { name: 'Olá, Iracema!' })).toBeVisible();
  await scan(page, barcode);
  await expect(log(page).getByText(/^Emprestado: /)).toBeVisible();
  // The language of the machine changes under way, and nothing is lost.
  await page.getByRole('button', { name: 'English' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Hello, Iracema!' })).toBeVisible();
  await expect(log(page).getByText(/^Lent: /)).toBeVisible();
  // Pretends that it was lent days ago.
  await inDatabase((db) =>
    db
      .updateTable('loan')
      .set({ due_on: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) })
      .where('barcode', '=', barcode)
      .where('returned_at', 'is', null)
      .execute(),
  );
  await page.getByRole('button', { name: 'Renew', exact: true }).first().press('Enter');
  await page.getByRole('button', { name: /^Renew ./ }).press('Enter');
  await expect(log(page).getByText(/^Renewed: /)).toBeVisible();
  await scan(page, barcode);
  await expect(log(page).getByText(/^Not renewed: /)).toBeVisible();
  await expect(page.getByLabel('Bar code of what you are renewing')).toBeFocused();
  await expectFine(page);
  // The kiosk asks an absent reader; a key answers; it asks again, and ends the session.
  await page.clock.runFor(45_000);
  await expect(page.getByText('Are you still there?')).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(page.getByText('Are you still there?')).toBeHidden();
  await page.clock.runFor(61_000);
  await expect(page.getByText('O tempo acabou')).toBeVisible();
  await expect(page.getByText('Iracema')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect.poll(() => sessionsOf(person)).toEqual([]);
  // A token is valid once.
  await toLend(page).press('Enter');
  await page.getByRole('button', { name: 'Com token de empréstimo' }).press('Enter');
  await scan(page, person.username);
  await scan(page, token);
  await expect(page.getByRole('alert').getByText(/token/i)).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao início' }).press('Enter');
  await toReturn(page).press('Enter');
  await scan(page, barcode);
  await expect(log(page).getByText(/^Devolvido: /)).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Encerrar' }).press('Enter');
  await expect(page.getByText('Nada seu ficou nesta máquina.')).toBeVisible();
  await expect(log(page)).toHaveCount(0);
});

test('what is scanned before the reader is known waits for them @one-size @long', async ({
  page,
}) => {
  const { person, barcodes } = await aBorrower(2, 65);
  await setUp(page);
  await toLend(page).press('Enter');
  const { promise: isKnown, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/autoatendimento/sessao', async (route) => {
    await isKnown;
    await route.continue();
  });
  await scan(page, person.username);
  await scan(page, person.password);
  for (const barcode of barcodes) await scan(page, barcode);
  answer();
  await expect(log(page).getByText(/^Emprestado: /)).toHaveCount(2);
  // With the focus on a button, and on the switch of the sound.
  await page.getByRole('button', { name: 'Devolver', exact: true }).click();
  await scan(page, barcodes[0] ?? '');
  await expect(log(page).getByText(/^Devolvido: /)).toHaveCount(1);
  await page.getByRole('switch', { name: 'Som a cada leitura' }).click();
  await scan(page, (barcodes[1] ?? '').toLowerCase());
  await expect(log(page).getByText(/^Devolvido: /)).toHaveCount(2);
  await expectFine(page);
  await page.getByRole('switch', { name: 'Som a cada leitura' }).click();
});

test('the next one finds nothing: Back, reloading, another page @one-size', async ({ page }) => {
  const { person } = await aBorrower(0);
  await setUp(page);
  const expectNothing = async () => {
    await expect(page.getByRole('heading', { name: 'O que você veio fazer?' })).toBeVisible();
    await expect(page.getByText('Iracema')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect.poll(() => sessionsOf(person)).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history]));
    expect(kept).not.toContain(person.username);
    expect(kept).not.toContain('bibliotecaria');
  };
  await come(page, person);
  expect(await sessionsOf(person)).toHaveLength(1);
  // Goes to the page before the machine was set up.
  await page.goBack();
  await expectNothing();
  await expect(page).toHaveURL(/\/autoatendimento$/);
  await come(page, person);
  await page.reload();
  await waitForHydration(page);
  await expectNothing();
  await come(page, person);
  // Back shows what stands there the moment the page is left.
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.body.innerText;
  });
  expect(left).not.toContain('Iracema');
  await expectNothing();
  await come(page, person);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await page.goBack();
  await waitForHydration(page);
  await expectNothing();
  // The code is typed but not submitted.
  await toLend(page).press('Enter');
  await page.keyboard.type(person.username);
  await page.reload();
  await waitForHydration(page);
  await expectNothing();
});

test('a machine that is not registered, or while self-service is off, does nothing @one-size @long', async ({
  page,
}) => {
  await page.clock.install();
  await setUp(page);
  await toReturn(page).press('Enter');
  await writeSetting('selfServiceOn', false);
  await scan(page, '1');
  await expect(page.getByText('O autoatendimento está desligado')).toBeVisible();
  await expectAccessible(page);
  // The kiosk recovers by itself with its present settings.
  await writeSetting('selfServiceLanguage', 'en');
  await writeSetting('selfServiceAsksPassword', false);
  await writeSetting('selfServiceOn', true);
  await page.clock.runFor(61_000);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page
    .getByRole('button', { name: /^Borrow or renew.*Your user name is enough/ })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'With your user name only' })).toBeVisible();
  await writeSetting('selfServiceLanguage', 'pt');
  await writeSetting('selfServiceAsksPassword', true);
  await page.evaluate(() => {
    const kiosk = { secret: 'of no machine', library: 'Biblioteca Central' };
    localStorage.setItem('estante.autoatendimento', JSON.stringify(kiosk));
  });
  await page.reload();
  await waitForHydration(page);
  await toLend(page).press('Enter');
  await scan(page, 'aluna');
  await scan(page, 'estante-demonstracao');
  await expect(page.getByText('Esta máquina já não está autorizada')).toBeVisible();
  await expectFine(page);
  await page.reload();
  await expect(page.getByText('Esta máquina ainda não está configurada')).toBeVisible();
});

test('staff see a machine in their list and revoke it, and it stops @one-size @long', async ({
  page,
  browser,
}) => {
  const name = `Entrada ${crypto.randomUUID()}`;
  await setUp(page, name);
  const staff = await browser.newPage();
  await signIn(staff, 'bibliotecaria', '/meupergamum/atendimento/autoatendimento');
  await waitForHydration(staff);
  const machine = staff.getByRole('article').filter({ hasText: name });
  await expect(machine.getByText('Ainda não foi usada')).toBeVisible();
  await machine.locator('summary').press('Enter');
  await machine.getByLabel('Motivo').fill('A máquina foi trocada.');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Enter');
  const question = staff.getByRole('alertdialog', { name: `Revogar ${name}?` });
  await expect(question.getByText('A máquina foi trocada.')).toBeVisible();
  await expectAccessible(staff);
  const refused = { erro: { codigo: 'SituacaoMudou', mensagem: '' } };
  await staff.route('**/api/atendimento/autoatendimento/*/revogacao', (route) =>
    route.fulfill({ status: 409, json: refused }),
  );
  await question.getByRole('button', { name: 'Revogar' }).press('Enter');
  await expect(machine.getByRole('alert')).toContainText('Outra pessoa da equipe mudou a situação');
  await expect(machine.getByLabel('Motivo')).toHaveValue('A máquina foi trocada.');
  await staff.unrouteAll();
  await machine.getByRole('button', { name: 'Revogar' }).press('Enter');
  await question.getByRole('button', { name: 'Revogar' }).press('Enter');
  await expect(staff.getByText(`${name} foi revogada e já não faz nada.`)).toBeVisible();
  await expect(machine.getByText('Revogada por')).toBeVisible();
  await staff.setViewportSize({ width: 390, height: 844 });
  await expectNoSideScroll(staff);
  await expectAccessible(staff);
  await staff.close();
  await toReturn(page).press('Enter');
  await scan(page, '1');
  await expect(page.getByText('Esta máquina já não está autorizada')).toBeVisible();
});
