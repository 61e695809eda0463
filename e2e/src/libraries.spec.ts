import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

test.use({ refusals: /a status of 409/ });

const open = (page: Page, login = 'administradora') =>
  signIn(page, login, '/meupergamum/atendimento/bibliotecas');

test('the page is accessible, fits its window, and is not there for other staff @long', async ({
  page,
  browser,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bibliotecas');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  const other = await browser.newPage();
  await open(other, 'bibliotecaria');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await other.close();
});

test('a library comes, takes another name and goes, by keyboard @one-size @long', async ({
  page,
}) => {
  const code = `T${crypto.randomUUID().slice(0, 8)}`;
  // Last by its name: tests beside this one choose the first library of a list.
  const name = `Sala de teste ${code}`;
  await open(page);
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Acrescentar' }).press('Enter');
  const form = page.locator('details[open] form').first();
  await form.getByLabel('Código').fill(code);
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  await form.getByLabel('Campus').selectOption({ index: 1 });
  await form.getByLabel('Telefones').fill('(51) 3333-0000');
  await form.getByLabel('Endereço do mapa').fill('https://mapa.example.org/');
  await expectAccessible(page);
  await form.getByLabel('Telefones').press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: `Entrada acrescentada: ${name}` }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /entradas?$/ }),
  ).toBeFocused();
  await page.getByLabel('Buscar na lista').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  const library = page.getByRole('article', { name });
  await expect(library.getByText('https://mapa.example.org/')).toBeVisible();
  await library.locator('summary', { hasText: 'Alterar' }).press('Enter');
  await library.getByLabel('Nome', { exact: true }).fill(`${name} nova`);
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('article', { name: `${name} nova` });
  await expect(renamed).toBeVisible();
  await renamed.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).press('Enter');
  await expect(page.getByText('Nenhuma entrada tem esse texto.')).toBeVisible();
});

test('a library joins another once it was asked about @one-size @long', async ({ page }) => {
  await open(page);
  const library = page.getByRole('article', { name: 'Biblioteca Infantojuvenil do Porto' });
  await library.locator('summary', { hasText: 'Unir a outra' }).press('Enter');
  await library.getByRole('button', { name: 'Unir a outra' }).click();
  await expect(
    library.getByRole('button', { name: 'Escolha uma entrada da lista.' }),
  ).toBeVisible();
  await library.getByRole('combobox').fill('Biblioteca Central');
  await page.getByRole('option', { name: /^Biblioteca Central/ }).click();
  await library.getByRole('button', { name: 'Unir a outra' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('“Biblioteca Central”');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
});

test('what is in use says by what, and has no button to remove it @long', async ({ page }) => {
  await open(page);
  await page.getByLabel('Buscar na lista').fill('Biblioteca Central');
  await page.keyboard.press('Enter');
  const library = page.getByRole('article', { name: 'Biblioteca Central' });
  await expect(library.getByText(/^Em uso: .*exemplares/)).toBeVisible();
  await expect(library.getByRole('button', { name: 'Remover' })).toHaveCount(0);
});

test('a list goes out as a file, and comes in again @one-size @long', async ({ page }) => {
  await signIn(page, 'administradora', '/meupergamum/atendimento/listas?lista=localizacao');
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Arquivo CSV' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar a lista' }).click();
  const path = await (await download).path();
  const form = page.getByRole('form', { name: /Trazer de um arquivo/ });
  await form.getByLabel('Arquivo CSV').setInputFiles(path);
  await form.getByRole('button', { name: 'Conferir sem salvar' }).press('Enter');
  await expect(form.getByText(/Novas: 0\. Alteradas: 0\./)).toBeVisible();
  const wrong = Buffer.from('sigla;nome\n;Sem código\n');
  await form
    .getByLabel('Arquivo CSV')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: wrong });
  await form.getByRole('button', { name: 'Importar' }).press('Enter');
  await expect(form.getByText('Falta preencher “sigla”.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('what a colleague changed meanwhile is told, and not written over @one-size @long', async ({
  page,
}) => {
  const code = `T${crypto.randomUUID().slice(0, 8)}`;
  await inDatabase((db) => db.insertInto('location').values({ code, name: code }).execute());
  const at = `/meupergamum/atendimento/listas?lista=localizacao&texto=${code}`;
  await signIn(page, 'administradora', at);
  await waitForHydration(page);
  const entry = page.getByRole('article', { name: code });
  await entry.locator('summary', { hasText: 'Alterar' }).press('Enter');
  await entry.getByLabel('Nome em espanhol').fill('Sala');
  await inDatabase((db) =>
    db.updateTable('location').set({ name_en: 'Reading room' }).where('code', '=', code).execute(),
  );
  await entry.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(entry.getByText(/Outra pessoa alterou isto/)).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Ver como está agora' }).press('Enter');
  await expect(entry.getByText('Reading room')).toBeVisible();
  await entry.locator('summary', { hasText: 'Alterar' }).press('Enter');
  await entry.getByLabel('Nome em espanhol').fill('Sala');
  await entry.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(entry.getByText('Sala', { exact: true })).toBeVisible();
  await inDatabase((db) => db.deleteFrom('location').where('code', '=', code).execute());
});

test('a year of national holidays comes to the calendar, once @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'administradora', '/meupergamum/atendimento/calendario');
  await waitForHydration(page);
  const year = page.getByLabel('Feriados nacionais de');
  await year.selectOption({ index: 3 });
  const add = page.getByRole('button', { name: 'Acrescentar os feriados' });
  await add.press('Enter');
  await expect(page.getByText(/^10 feriados de .* acrescentados: falta salvar\.$/)).toBeVisible();
  await add.press('Enter');
  await expect(page.getByText(/^Nenhum feriado de .* faltava\.$/)).toBeVisible();
  await expectAccessible(page);
});

test('a teaching plan is written with what it lists, by keyboard @one-size @long', async ({
  page,
}) => {
  const at = '/meupergamum/atendimento/listas-academicas?lista=plano_ensino';
  await signIn(page, 'administradora', at);
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Acrescentar' }).press('Enter');
  const form = page.locator('details[open] form').first();
  await form.getByLabel('Ano').fill('2998');
  await form.getByLabel('Semestre').fill('1');
  await form.getByLabel('Departamento ou unidade').selectOption({ index: 1 });
  const discipline = form.getByRole('combobox', { name: 'Disciplina' });
  await discipline.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await discipline.press('ArrowDown');
  await discipline.press('Enter');
  await expect(discipline).not.toHaveValue('');
  await form.getByLabel('Vagas').fill('30');
  await form.locator('summary', { hasText: 'Colar ou mudar como linhas' }).press('Enter');
  const lines = form.getByLabel('Linhas da bibliografia');
  // No title has this number, which the browser cannot know.
  await lines.fill('basica | Uma obra. | acervo 99999999');
  const add = form.getByRole('button', { name: 'Acrescentar', exact: true });
  await add.press('Enter');
  await expect(form.getByText(/Nenhum título tem o número “99999999”/).first()).toBeVisible();
  await lines.fill('basica | Uma obra.');
  await add.press('Enter');
  // The additions are announced under the list's heading, which takes the focus.
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /entradas?$/ }),
  ).toBeFocused();
  await page.getByLabel('Buscar na lista').fill('2998');
  await page.keyboard.press('Enter');
  const plan = page.getByRole('article').filter({ hasText: 'Básica: Uma obra.' });
  await expectAccessible(page);
  await plan.locator('summary', { hasText: 'Alterar' }).press('Enter');
  await plan.getByLabel('Vagas').fill('31');
  await plan.getByRole('button', { name: 'Remover', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(plan.getByLabel('Vagas')).toHaveValue('31');
  await plan.getByRole('button', { name: 'Remover', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).press('Enter');
  await expect(page.getByText('Nenhuma entrada tem esse texto.')).toBeVisible();
});

test('a reading list is put together from the catalogue, and from what it has not, by keyboard @long', async ({
  page,
}) => {
  const at = '/meupergamum/atendimento/listas-academicas?lista=plano_ensino';
  await signIn(page, 'administradora', at);
  await waitForHydration(page);
  const plan = page.getByRole('article').first();
  await plan.locator('summary', { hasText: 'Alterar' }).press('Enter');
  const readings = plan.getByRole('group', { name: 'Bibliografia' });
  const cited = readings.getByLabel('Citação', { exact: false });
  const search = readings.getByLabel('Procurar um título no acervo');
  await expect(search).toBeVisible();
  const before = await cited.count();
  await search.fill('álgebra linear');
  await search.press('Enter');
  const add = readings
    .getByRole('button', { name: /^Acrescentar à complementar: Álgebra/ })
    .first();
  await add.press('Enter');
  await expect(cited).toHaveCount(before + 1);
  await expect(add).toBeFocused();
  await expect(readings.getByText('Já está na lista')).toBeVisible();
  await readings.getByLabel('O que a biblioteca não tem').fill('Apostila do curso.');
  await readings.getByRole('button', { name: 'Acrescentar a citação à básica' }).press('Enter');
  await expect(cited.last()).toHaveValue('Apostila do curso.');
  // It moves up by the keyboard, and keeps the focus.
  const up = readings.getByRole('button', { name: /subir.*Apostila do curso/i });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(cited.nth(before)).toHaveValue('Apostila do curso.');
  await expect(readings.getByLabel(`Tipo (${before + 2})`)).toHaveValue('complementar');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await readings
    .getByRole('button', { name: /remover.*Álgebra/i })
    .last()
    .press('Enter');
  await expect(cited).toHaveCount(before + 1);
  await readings.locator('summary', { hasText: 'Colar ou mudar como linhas' }).press('Enter');
  const lines = readings.getByLabel('Linhas da bibliografia');
  await expect(lines).toHaveValue(/basica \| Apostila do curso\.$/);
  await lines.press('ControlOrMeta+End');
  await lines.pressSequentially('\nsem tipo');
  await expect(readings.getByLabel(`Tipo (${before + 2})`)).toHaveValue('');
  await plan.getByRole('button', { name: 'Salvar' }).press('Enter');
  await expect(readings.getByLabel(`Tipo (${before + 2})`)).toBeFocused();
  await readings.getByLabel(`Tipo (${before + 2})`).selectOption('complementar');
  await expect(lines).toHaveValue(/complementar \| sem tipo$/);
});

for (const lng of ['pt', 'en', 'es']) {
  for (const at of ['listas', 'listas-academicas?lista=curso', 'bases-de-dados']) {
    test(`${at} is accessible and fits its window in ${lng} @long`, async ({ page }) => {
      const sign = at.includes('?') ? '&' : '?';
      await signIn(page, 'administradora', `/meupergamum/atendimento/${at}${sign}lng=${lng}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  }
}
