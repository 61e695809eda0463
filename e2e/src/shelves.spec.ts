import { expectPagesSpeak } from './area-languages.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

const staff = '/meupergamum/atendimento';

/** Copies that stand on their shelves in the first library, in no order. */
const standing = () =>
  inDatabase(async (db) => {
    const rows = await db
      .selectFrom('copy as c')
      .innerJoin('title as t', 't.id', 'c.title_id')
      .select('c.barcode')
      .where('c.state', '=', 'available')
      .where('c.library_id', '=', 1)
      .where('c.barcode', 'is not', null)
      .where('t.withdrawn_at', 'is', null)
      .orderBy('c.id')
      .limit(3)
      .execute();
    return rows.map(({ barcode }) => barcode ?? '');
  });

test('a batch says what would change before it does', async ({ page }) => {
  const [first = ''] = await standing();
  await signIn(page, 'administradora', `${staff}/exemplares-lote`);
  await page.getByRole('textbox', { name: 'Códigos de barras' }).fill(`${first}\n${first}\nNADA`);
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('danificado');
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click();
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: '1 exemplar mudaria' }),
  ).toBeFocused();
  await expect(page.getByText('1 código não pode ser mudado.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: 'Mudar 1 exemplar' }).click();
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: '1 exemplar mudou' }),
  ).toBeFocused();
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('na_estante');
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click();
  await page.getByRole('button', { name: 'Mudar 1 exemplar' }).click();
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: '1 exemplar mudou' }),
  ).toBeFocused();
});

test('a shelf is scanned, compared, left and ended @phone', async ({ page }) => {
  const [first = ''] = await standing();
  await signIn(page, 'administradora', `${staff}/inventarios`);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'De', exact: true }).fill('000');
  await page.getByRole('textbox', { name: 'Até' }).fill('001');
  await page.getByRole('button', { name: 'Começar o inventário' }).click();
  const field = page.getByRole('textbox', { name: 'Códigos de barras' });
  await expect(field).toBeFocused();
  await field.fill(`${first}\nNINGUEM`);
  await page.getByRole('button', { name: 'Enviar leituras' }).click();
  await expect(page.getByRole('heading', { name: 'Desconhecido (1)' })).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar em CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^inventario-\d+\.csv$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Desconhecido (1)' })).toBeVisible();
  // What was scanned and not sent is sent before it ends.
  await field.fill('MAIS-UM');
  await page.getByRole('button', { name: 'Encerrar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Desconhecido (2)' })).toBeVisible();
  await inDatabase((db) => db.deleteFrom('inventory').execute());
});

test('labels are had as PDF, and codes without one are told @long', async ({ page }) => {
  const codes = await standing();
  await signIn(page, 'administradora', `${staff}/etiquetas`);
  await page
    .getByRole('textbox', { name: 'Códigos de barras' })
    .fill([...codes, 'NADA'].join('\n'));
  await page.getByRole('combobox', { name: 'Etiqueta' }).selectOption('codigo_barras');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar o PDF' }).click();
  expect((await saved).suggestedFilename()).toBe('etiquetas.pdf');
  await expect(page.getByText('Sem etiqueta: 1 código')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

for (const language of ['en', 'es'] as const) {
  test(`batches, inventories and labels speak ${language} @long`, async ({ page }) => {
    await signIn(page, 'administradora', '/');
    await chooseLanguage(page, language);
    const pages = ['exemplares-lote', 'inventarios', 'etiquetas'].map((one) => `${staff}/${one}`);
    await expectPagesSpeak(page, pages, language);
  });
}
