import { expectPagesSpeak } from './area-languages.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

const staff = '/meupergamum/atendimento';

/** Copies on their shelves in the first library, in no order. */
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

/** Two copies at a place of their own, and an inventory of it without scans. */
const aShelf = () =>
  inDatabase(async (db) => {
    const code = `INV-${test.info().project.name}-${test.info().workerIndex}`;
    const place = { code, name: code };
    const { id: location_id } = await db
      .insertInto('location')
      .values(place)
      .returning('id')
      .executeTakeFirstOrThrow();
    const of = await db
      .selectFrom('copy')
      .select(['title_id', 'record_id', 'library_id'])
      .where('library_id', '=', 1)
      .where('state', '=', 'available')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const copies = await db
      .insertInto('copy')
      .values(
        [1, 2].map((at) => ({
          ...of,
          source_key: `${code}-${at}`,
          barcode: `${code}-${at}`,
          call_number: `100 ${at}`,
          location_id,
          volume: `v. ${at}`,
          tome: '',
          part: '',
          additional_material: '',
          note: '',
          status: 'available' as const,
        })),
      )
      .returning('id')
      .execute();
    const ids = copies.map(({ id }) => id);
    const { id: started_by } = await db
      .selectFrom('login')
      .select('id')
      .where('username', '=', 'administradora')
      .executeTakeFirstOrThrow();
    const { id: inventory } = await db
      .insertInto('inventory')
      .values({
        library_id: 1,
        location_id,
        from_call: '',
        to_call: '',
        started_at: new Date(),
        started_by,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lendSecond = () =>
      inDatabase((later) =>
        later
          .updateTable('copy')
          .set({ circulation_status: 'on-loan', circulation_due_on: '2030-01-31' })
          .where('id', '=', ids[1] ?? 0)
          .execute(),
      );
    const clear = () =>
      inDatabase(async (later) => {
        await later.deleteFrom('copy').where('id', 'in', ids).execute();
        await later.deleteFrom('inventory').where('id', '=', inventory).execute();
        await later.deleteFrom('location').where('id', '=', location_id).execute();
      });
    return { inventory, lendSecond, clear };
  });

test('a batch says what would change before it does @long', async ({ page }) => {
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

test('a shelf is scanned, compared, left and ended @long', async ({ page }) => {
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
  // Codes that were scanned but not sent are sent before it ends.
  await field.fill('MAIS-UM');
  await page.getByRole('button', { name: 'Encerrar o inventário' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Encerrar o inventário' })
    .click();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Desconhecido (2)' })).toBeVisible();
  // Only this inventory is removed: other tests have theirs.
  const id = Number(new URL(page.url()).searchParams.get('inventario'));
  await inDatabase((db) => db.deleteFrom('inventory').where('id', '=', id).execute());
});

test('what is scanned while codes are on their way is kept, and so is what failed @long', async ({
  page,
}) => {
  const shelf = await aShelf();
  await signIn(page, 'administradora', `${staff}/inventarios?inventario=${shelf.inventory}`);
  const field = page.getByRole('textbox', { name: 'Códigos de barras' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/leituras', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await field.fill('PRIMEIRO\n');
  await page.getByRole('button', { name: 'Enviar leituras' }).click();
  await page.keyboard.type('SEGUNDO\n');
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Desconhecido (1)' })).toBeVisible();
  await expect(field).toHaveValue('SEGUNDO\n');
  await page.unroute('**/leituras');
  await page.route('**/leituras', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Enviar leituras' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ocorreu um erro' })).toBeVisible();
  await page.keyboard.type('TERCEIRO\n');
  await expect(field).toHaveValue('SEGUNDO\nTERCEIRO\n');
  await page.unroute('**/leituras');
  await page.getByRole('button', { name: 'Enviar leituras' }).click();
  await expect(page.getByRole('heading', { name: 'Desconhecido (3)' })).toBeVisible();
  await expect(field).toHaveValue('');
  await shelf.clear();
});

test('what was not found is said to be lost, and the list tells it @long', async ({ page }) => {
  const shelf = await aShelf();
  await signIn(page, 'administradora', `${staff}/inventarios?inventario=${shelf.inventory}`);
  await expect(page.getByText('encerre antes o inventário')).toHaveCount(1);
  await page.getByRole('button', { name: 'Encerrar o inventário' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Encerrar o inventário' })
    .click();
  await expect(page.getByRole('heading', { name: 'Faltando (2)' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /, v\. [12] · / })).toHaveCount(2);
  await page.getByRole('button', { name: 'Escolher todos' }).click();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  // It is lent between the display of the list and the act.
  await shelf.lendSecond();
  await page.getByRole('button', { name: 'Marcar 2 como perdidos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Marcar 2' }).click();
  await expect(page.getByRole('heading', { name: '1 exemplar marcado' })).toBeFocused();
  await expect(page.getByText('Não marcado: está agora emprestado.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Marcados como perdidos (1)' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await shelf.clear();
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
