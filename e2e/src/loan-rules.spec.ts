import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

test.use({ refusals: /status of 409/ });

const rules = '/meupergamum/atendimento/regras-emprestimo';
const table = (page: Page) => page.getByRole('table', { name: 'Regras de empréstimo' });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'já valem' });

/** Daily fines in centavos, by rule. */
const fines = () =>
  inDatabase((db) => db.selectFrom('loan_rule').select('fine_per_day').execute()).then((rows) =>
    rows.map(({ fine_per_day }) => fine_per_day),
  );

/** Days and renewals of the rules of a category, the general one last. */
const rulesOf = (code: string) =>
  inDatabase((db) =>
    db
      .selectFrom('loan_rule as r')
      .innerJoin('patron_category as c', 'c.id', 'r.category_id')
      .where('c.code', '=', code)
      .select(['r.loan_limit', 'r.period_length', 'r.renewals'])
      .orderBy('r.loan_type_id')
      .execute(),
  );

test('a fine of 1,50 is 1,50, and one of ten times as much is asked about @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'administradora', rules);
  const fine = main(page)
    .getByLabel(/^Multa por dia/)
    .first();
  const type = async (text: string) => {
    await fine.press('ControlOrMeta+a');
    await fine.pressSequentially(text);
  };
  const before = await fine.inputValue();
  await type('1,37');
  await fine.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'já valem' })).toBeVisible();
  await expect.poll(fines).toContain(137);
  expect(await fines()).not.toContain(13_700);
  // An ambiguous amount is not guessed.
  await type('1,375');
  await fine.press('Enter');
  await expect(main(page).getByText(/pode ser lido de dois modos/)).toBeVisible();
  await expect(fine).toBeFocused();
  await expectAccessible(page);
  await type('13,70');
  await fine.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/de R\$\s1,37 para R\$\s13,70/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Voltar e corrigir' }).press('Enter');
  expect(await fines()).not.toContain(1370);
  await type(before);
  await fine.press('Enter');
  await expect.poll(fines).not.toContain(137);
});

test('rules are looked at, and a fine changed in the table by the keyboard @long', async ({
  page,
}) => {
  await signIn(page, 'administradora', rules);
  // A library without rules of its own uses inherited ones.
  await page.getByLabel('Regras da biblioteca').selectOption({ index: 2 });
  await expect(main(page).getByText('Aqui não há regra própria.')).toBeVisible();
  const inherited = table(page).getByRole('row', { name: /^Estudante de graduação/ });
  await expect(inherited.first()).toContainText('Herdada de: Qualquer biblioteca');
  await page.getByLabel('Regras da biblioteca').selectOption({ index: 0 });
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const fine = main(page)
    .getByLabel(/^Multa por dia/)
    .first();
  const before = await fine.inputValue();
  for (const amount of ['1,43', before]) {
    await fine.press('ControlOrMeta+a');
    await fine.pressSequentially(amount);
    await fine.press('Enter');
    await expect(saved(page)).toBeVisible();
    if (amount === before) await expect.poll(fines).not.toContain(143);
    else await expect.poll(fines).toContain(143);
  }
});

test('rules are copied and saved in the table by the keyboard @long', async ({ page }) => {
  await signIn(page, 'administradora', rules);
  await page.getByLabel('Regras da biblioteca').selectOption({ index: 2 });
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByLabel('Regras da biblioteca').selectOption({ index: 0 });

  // All rules of a category are copied to another, after a preview.
  await page.getByLabel('Regras da categoria').selectOption('Estudante de graduação');
  const copy = page.getByRole('button', { name: 'Copiar uma categoria' });
  await copy.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Copiar uma categoria' });
  await expect(dialog).toContainText('assim, nada mudaria');
  await dialog.getByLabel('Para').selectOption('Visitante');
  await expect(dialog).toContainText('Nova: Qualquer biblioteca · Visitante · Qualquer tipo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copiar', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(copy).toBeFocused();
  const copies = table(page)
    .getByRole('row', { name: /^Visitante/ })
    .filter({ has: page.getByRole('button', { name: /^Remover:/ }) });
  await expect(copies.first()).toContainText('Falta salvar');

  // An empty field is marked, and the bar names its rule.
  const renewals = copies.first().getByLabel(/^Renovações/);
  await renewals.fill('');
  await renewals.press('Enter');
  await expect(renewals).toHaveAttribute('aria-invalid', 'true');
  await expect(renewals).toBeFocused();
  await expect(
    main(page).getByText(/^O campo Renovações \(Qualquer biblioteca · Visitante/),
  ).toBeVisible();
  await expectAccessible(page);
  await renewals.fill('3');
  await renewals.press('Enter');
  await expect(saved(page)).toBeVisible();
  const [copied, ...others] = await rulesOf('VIS');
  const [source, ...rest] = await rulesOf('GRA');
  expect([copied?.renewals, ...others.map(({ renewals: count }) => count)]).toContain(3);
  expect(others.length).toBe(rest.length);
  expect(copied?.period_length).toBe(source?.period_length);

  // They are removed again.
  await page.getByLabel('Regras da categoria').selectOption('Visitante');
  for (let left = rest.length + 1; left > 0; left--) {
    await expect(copies).toHaveCount(left);
    await copies
      .first()
      .getByRole('button', { name: /^Remover:/ })
      .press('Enter');
  }
  await save(page).press('Enter');
  await expect.poll(() => rulesOf('VIS')).toEqual([]);
});

/** Category for this test, removed afterwards. */
const aCategory = () =>
  inDatabase((db) =>
    db
      .insertInto('patron_category')
      .values({ code: 'TMP', name: 'Passageira' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );

test('a rule that is refused is told by its name and field @one-size @long', async ({ page }) => {
  const { id } = await aCategory();
  const remove = () =>
    inDatabase((db) => db.deleteFrom('patron_category').where('id', '=', id).execute());
  try {
    await signIn(page, 'administradora', rules);
    await table(page)
      .getByRole('button', { name: /^Copiar: / })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Copiar a regra/ });
    await dialog.getByLabel('Categoria do leitor').selectOption('Passageira');
    await dialog.getByRole('button', { name: 'Copiar', exact: true }).press('Enter');
  } finally {
    await remove();
  }
  await save(page).press('Enter');
  await expect(
    main(page).getByText(
      `Passageira · Qualquer tipo, Categoria do leitor: Nenhuma categoria de leitor tem o código ${id}.`,
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('whoever saves second is told, and keeps what was written @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'administradora', rules);
  const period = table(page)
    .getByLabel(/^Prazo \(/)
    .first();
  const before = await period.inputValue();
  await period.fill('12');
  await inDatabase((db) =>
    db
      .insertInto('institution_edit')
      .values({ area: 'loan-rules', version: 1 })
      .onConflict((conflict) =>
        conflict
          .column('area')
          .doUpdateSet((edit) => ({ version: edit('institution_edit.version', '+', 1) })),
      )
      .execute(),
  );
  await period.press('Enter');
  await expect(main(page).getByText('Outra pessoa alterou isto')).toBeVisible();
  await expect(period).toHaveValue('12');
  await page.getByRole('button', { name: 'Desfazer as minhas e ver as atuais' }).press('Enter');
  await expect(period).toHaveValue(before);
});
