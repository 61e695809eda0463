import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createApplicationFolder } from '@estante/test-support';
import { main } from './main.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';

test.use({ refusals: /a status of (422|401)/ });

const entry: readonly (readonly [label: string, text: string])[] = [
  ['Nome da instituição', 'Universidade do Vale'],
  ['Sigla da instituição', 'UVALE'],
  ['Campus ou sede', 'Sede'],
  ['Nome da biblioteca', 'Biblioteca Central'],
  ['Sigla da biblioteca', 'BC'],
  ['Nome completo', 'Rita Ramos'],
  ['E-mail', 'rita@example.org'],
  ['Usuário', 'rita'],
];

/** Fills in the setup form, with this code. */
async function fillIn(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de instalação').fill(code);
  for (const [label, text] of entry) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Senha', { exact: true }).fill('cavalo no telhado');
}

test('an empty network is set up by its first administrator, with the keyboard alone @long', async ({
  page,
}) => {
  await using folder = await createApplicationFolder('embedded');
  const { address } = await folder.startUnset();
  const code = await readFile(join(folder.dataDir, 'setup-code'), 'utf8');

  // Every address leads to it.
  await page.goto(`${address}/acervo/1`);
  await expect(page).toHaveURL(`${address}/instalacao`);
  await waitForHydration(page);
  await expectAccessible(page);
  await fillIn(page, code.toLowerCase());
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/primeiros-passos$/);
  await expect(page.getByRole('banner')).toContainText('UVALE');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Primeiros passos');
  await expect(main(page)).toContainText('1 biblioteca.');
  await expect(main(page)).toContainText('feriados pela frente');
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('a setup says what is missing and wrong, and where to go on once it is done @long', async ({
  page,
}) => {
  await using folder = await createApplicationFolder('embedded');
  const { address } = await folder.startUnset();
  const code = await readFile(join(folder.dataDir, 'setup-code'), 'utf8');
  await page.goto(`${address}/instalacao`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Instalar' }).press('Enter');
  await expect(page.getByText('Preencha todos os campos obrigatórios!')).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, 'AAAA-BBBB-CCCC');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  const wrong = 'Este não é o código que o servidor mostrou ao iniciar.';
  await expect(page.getByRole('button', { name: wrong })).toBeVisible();
  await page.getByRole('button', { name: wrong }).press('Enter');
  await expect(page.getByLabel('Código de instalação')).toBeFocused();
  await page.getByLabel('Código de instalação').fill(code);
  await page.getByRole('button', { name: 'Instalar' }).press('Enter');
  await expect(page).toHaveURL(/primeiros-passos$/);

  await page.goto(address);
  await waitForHydration(page);
  await expect(main(page)).toContainText('O catálogo está sendo preparado');
  await main(page).getByRole('link', { name: 'Ver os primeiros passos' }).press('Enter');
  await expect(page).toHaveURL(/primeiros-passos$/);

  await page.goto(`${address}/instalacao`);
  await expect(main(page)).toContainText('Esta rede já está instalada.');
  await expectAccessible(page);
});

const words = {
  pt: ['Instalar a rede de bibliotecas', 'pt-BR'],
  en: ['Set up the library network', 'en'],
  es: ['Instalar la red de bibliotecas', 'es'],
} as const;

test('the page of the setup is read in each language, on a phone too @long', async ({ page }) => {
  await using folder = await createApplicationFolder('embedded');
  const { address } = await folder.startUnset();
  for (const [language, [title, lang]] of Object.entries(words)) {
    await page.goto(`${address}/instalacao?lng=${language}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expectAccessible(page);
    await expectNoSideScroll(page);
  }
});
