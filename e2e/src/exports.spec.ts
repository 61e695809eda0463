import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';

test('a title is cited in each style, each to be copied, and comes as a file @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/acervo/1');
  await waitForHydration(page);
  const tabs = page.getByRole('navigation', { name: 'Páginas deste título' });
  await tabs.getByRole('link', { name: 'Referência' }).click();
  await expect(page).toHaveURL('/acervo/1/referencia');
  for (const style of ['ABNT NBR 6023:2018', 'APA, 7ª edição', 'Vancouver', 'ISO 690:2021'])
    await expect(page.getByRole('heading', { name: style, level: 3 })).toBeVisible();
  const abnt = page.getByRole('listitem').filter({ hasText: 'ABNT NBR 6023:2018' });
  await abnt.getByRole('button', { name: /^Copiar a referência/ }).click();
  await expect(page.getByText('A referência foi copiada.').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(abnt.getByRole('paragraph')).toHaveText(copied);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^RIS/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('estante-1.ris');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^TY {2}- /);
});

test('Dublin Core stands by element and as XML @one-size @long', async ({ page }) => {
  await page.goto('/acervo/1/dublin-core');
  await waitForHydration(page);
  await expect(page.getByText('dc:title', { exact: true })).toBeVisible();
  await expect(page.locator('pre')).toContainText('<oai_dc:dc');
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('the basket is exported in the order shown; mail asks to sign in @one-size @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const itens = [1, 2, 3].map((cod_acervo) => ({ cod_acervo, data_insercao: '2026-03-02' }));
    localStorage.setItem('estante.basket', JSON.stringify({ itens }));
  });
  await page.goto('/cesta');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar 3 títulos' });
  await expect(dialog.getByLabel('Estilo das referências')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Entre para enviar/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Formato').selectOption('bibtex');
  await expect(dialog.getByLabel('Estilo das referências')).toBeHidden();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^estante-\d{4}-\d\d-\d\d\.bib$/);
  const keys = (await readFile(await file.path(), 'utf8')).match(/(?<=_)\d+(?=,\n)/g);
  expect(keys).toEqual(['3', '2', '1']);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^O arquivo está pronto/).first()).toBeVisible();
});
