import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, waitForHydration, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const root = new URL('../..', import.meta.url).pathname;
const open = (page: Page) => signIn(page, 'administradora', '/meupergamum/atendimento/bibliotecas');

const field = (tag: string, code: string, text: string) =>
  `<datafield tag="${tag}" ind1=" " ind2=" "><subfield code="${code}">${text}</subfield></datafield>`;

/** Record with one copy in a library of this code; `status` is leader/05. */
const record = (number: string, title: string, code: string, status = 'n') => `<record>
  <leader>00000${status}am a2200000 i 4500</leader>
  <controlfield tag="001">${number}</controlfield><controlfield tag="003">FORA</controlfield>
  ${field('245', 'a', title)}
  <datafield tag="952" ind1=" " ind2=" "><subfield code="b">${code}</subfield>
    <subfield code="p">${number}-1</subfield></datafield>
</record>`;

async function importRecords(records: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'estante-e2e-import-'));
  const path = join(folder, 'records.xml');
  const body = `<collection xmlns="http://www.loc.gov/MARC21/slim">${records.join('')}</collection>`;
  await writeFile(path, body);
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA'] };
  const command = spawn('npm', ['run', '-s', 'import', '--', path], { cwd: root, env });
  let said = '';
  command.stdout.on('data', (chunk: Buffer) => (said += chunk));
  command.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [exit] = await once(command, 'exit');
  await rm(folder, { recursive: true });
  expect(exit, said).toBe(0);
  return said;
}

test('copies of an unknown code wait until its library is said @long', async ({ page }) => {
  const said = await importRecords([record('e1', 'Obra de código estranho', 'ESTRANHA')]);
  expect(said).toContain('1: ESTRANHA');
  await open(page);
  await waitForHydration(page);
  const choice = page.getByLabel('Biblioteca do código ESTRANHA');
  const form = page.locator('form').filter({ has: choice });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Escolha uma biblioteca.')).toBeVisible();
  await expectAccessible(page);
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  const library = (await choice.locator('option:checked').textContent()) ?? '';
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Códigos sem biblioteca' })).toBeFocused();
  const answer = await page.request.get('/api/consulta?q=obra%20de%20codigo%20estranho');
  const [title] = (await answer.json()).acervos;
  const copies = async () =>
    (await (await page.request.get(`/api/acervo/${title.cod_acervo}/exemplares`)).json()).total;
  await expect.poll(copies, { timeout: 30_000 }).toBe(1);
  await page.goto(`/acervo/${title.cod_acervo}`);
  await expect(page.getByText(library.replace(/ \(.*/, '')).first()).toBeVisible();
});

test('a title that its source withdraws answers 410, as page too @long', async ({ page }) => {
  await importRecords([record('e2', 'Obra que se retira', 'ESTRANHA')]);
  const find = async () =>
    (await (await page.request.get('/api/consulta?q=obra%20que%20se%20retira')).json()).acervos[0]
      ?.cod_acervo;
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  const id = await find();
  await importRecords([record('e2', 'Obra que se retira', 'ESTRANHA', 'd')]);
  await expect.poll(find, { timeout: 30_000 }).toBeUndefined();
  const answer = await page.request.get(`/acervo/${id}`);
  expect(answer.status()).toBe(410);
  expect(await answer.text()).toContain('Obra que se retira');
});
