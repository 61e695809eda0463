import { expectPagesSpeak } from './area-languages.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { chooseLanguage, signIn } from './sign-in.ts';

/** Lets the console tell of a call that is refused on purpose. */
test.use({ refusals: /a status of 422/ });

const copies = '/meupergamum/atendimento/exemplares';

/** Title of the demo network with a copy on its shelf that nobody waits for. */
const standing = () =>
  inDatabase((db) =>
    db
      .selectFrom('copy as c')
      .innerJoin('title as t', 't.id', 'c.title_id')
      .select(['c.id', 'c.title_id', 'c.barcode'])
      .where('c.state', '=', 'available')
      .where('c.barcode', 'is not', null)
      .where('t.withdrawn_at', 'is', null)
      .where((of) =>
        of.not(
          of.exists(
            of.selectFrom('hold as h').select('h.id').whereRef('h.title_id', '=', 'c.title_id'),
          ),
        ),
      )
      .orderBy('c.id', 'desc')
      .executeTakeFirstOrThrow(),
  );

test('a scanned copy is lost, found, changed, and told in its history @long', async ({ page }) => {
  const { barcode } = await standing();
  await signIn(page, 'administradora', copies);
  const field = page.getByRole('searchbox', { name: 'Código de barras ou título' });
  await expect(field).toBeFocused();
  await field.fill(barcode ?? '');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article');
  await expect(card.getByText('Na estante', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  const say = async (state: string) => {
    await card.getByRole('combobox', { name: 'Nova situação' }).selectOption(state);
    await card.getByRole('button', { name: 'Mudar a situação' }).click();
  };
  await say('perdido');
  await expect(card.getByText('Perdido', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await say('na_estante');
  await expect(card.getByText('Na estante', { exact: true }).first()).toBeVisible();

  await card.getByText('Alterar', { exact: true }).click();
  await card.getByRole('textbox', { name: 'Nota' }).fill('Lombada solta.');
  await card.getByRole('button', { name: 'Salvar' }).click();
  await expect(card.getByText('Lombada solta.').first()).toBeVisible();
  await expect(card.getByText('O registro importado diz outra coisa.')).toBeVisible();
  await card.getByText('Histórico').click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Situação' }).first()).toBeVisible();
  await card.getByRole('button', { name: 'Voltar ao que diz o registro' }).click();
  await expect(card.getByText('O registro importado diz outra coisa.')).toHaveCount(0);
});

test('a copy is added to a title, where a bar code that another has is refused @long', async ({
  page,
}) => {
  const { title_id: title, barcode } = await standing();
  const code = `NOVO${Date.now()}`;
  await signIn(page, 'administradora', `${copies}?acervo=${title}`);
  await page.getByText('Acrescentar exemplar').click();
  const form = page.locator('form').filter({ hasText: 'Número de chamada' });
  const field = form.getByRole('textbox', { name: 'Código de barras' });
  await field.fill(barcode ?? '');
  await form.getByRole('button', { name: 'Acrescentar' }).click();
  await expect(form.getByText('Outro exemplar já tem este código').first()).toBeVisible();
  await field.fill(code);
  await form.getByRole('button', { name: 'Acrescentar' }).click();
  await expect(page.getByText(`Exemplar acrescentado: ${code}`)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await inDatabase((db) => db.deleteFrom('copy').where('barcode', '=', code).execute());
});

for (const language of ['en', 'es'] as const) {
  test(`copies speak ${language} @long`, async ({ page }) => {
    const { id, title_id: title } = await standing();
    await signIn(page, 'administradora', '/');
    await chooseLanguage(page, language);
    const pages = [copies, `${copies}?exemplar=${id}`, `${copies}?acervo=${title}`];
    await expectPagesSpeak(page, pages, language);
  });
}
