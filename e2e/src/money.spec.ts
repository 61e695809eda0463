import { charge, settle } from './ledger.ts';
import { main } from './main.ts';
import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const rules = '/meupergamum/atendimento/regras-emprestimo';

for (const { language, typed, wrong } of [
  { language: 'pt', typed: '1,50', wrong: '1,234' },
  { language: 'es', typed: '1,50', wrong: '1,234' },
  { language: 'en', typed: '1.50', wrong: '1.234' },
] as const) {
  const title = `a charge of ${typed} is read as ${language} writes it @one-size @long`;
  test(title, async ({ page }) => {
    const person = await aPerson();
    await charge(person);
    const { person_id: id } = await inDatabase((db) =>
      db
        .selectFrom('login')
        .select('person_id')
        .where('username', '=', person.username)
        .executeTakeFirstOrThrow(),
    );
    const area = `/meupergamum/atendimento/pagamentos?pessoa=${id}`;
    await signIn(page, 'bibliotecaria', area, { language });
    const form = main(page).locator('details:has(textarea)').first();
    await form.locator('summary').press('Enter');
    const amount = form.locator('input[name="valor"]');
    await amount.pressSequentially(wrong);
    await form.locator('textarea').fill('Cópias');
    await amount.press('Enter');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.press('ControlOrMeta+a');
    await amount.pressSequentially(typed);
    await amount.press('Enter');
    await expect(amount).toHaveValue('');
    const debts = await inDatabase((db) =>
      db.selectFrom('debt').select('amount').where('person_id', '=', id).orderBy('id').execute(),
    );
    expect(debts.map((debt) => debt.amount)).toEqual([123_456, 1000, 150]);
  });
}

test('a Pix key is refused in words, and shown with its payee before it is saved @long', async ({
  page,
}) => {
  await signIn(page, 'administradora', `${rules}/numeros`);
  const key = main(page).getByLabel('Chave Pix', { exact: true });
  const saved = await key.inputValue();
  await key.fill('123.456.789-00');
  await expect(main(page).getByText(/os verificadores não conferem/)).toBeVisible();
  await expectAccessible(page);
  await key.fill('12.abc.345/01de-35');
  await expect(main(page).getByText('12ABC34501DE35', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Nome no código')).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'Código QR de teste do Pix' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await key.fill(saved);
});

test('what is owed is paid at once by one Pix, or by a slip over what is ticked', async ({
  page,
}) => {
  const person = await aPerson();
  await charge(person);
  await signIn(page, person.username, '/meupergamum/debito', person);
  const one = main(page).getByRole('checkbox', { name: /Incluir no pagamento: Serviço/ });
  await expect(one).toBeChecked();
  await expect(
    main(page).getByRole('button', { name: /^Pagar R\$\s1\.244,56 com um só Pix$/ }),
  ).toBeVisible();
  await one.press('Space');
  await expect(main(page).getByText(/^Um débito escolhido\./)).toBeVisible();
  await expect(
    main(page).getByRole('button', { name: /^Baixar a guia \(GRU\) de R\$\s1\.234,56$/ }),
  ).toBeVisible();
  await one.press('Space');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await main(page)
    .getByRole('button', { name: /com um só Pix$/ })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Código copia e cola')).toHaveValue(/54071244\.56/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Fechar' }).press('Enter');
  const file = page.waitForEvent('download');
  await main(page)
    .getByRole('button', { name: /^Baixar a guia/ })
    .press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^gru-\d+-[\d-]+\.pdf$/);
});

test('what is owed has changed since it was shown: it is told, and shown anew @one-size @long', async ({
  page,
}) => {
  const person = await aPerson();
  const [fine, service] = await charge(person);
  await signIn(page, person.username, '/meupergamum/debito', person);
  const atOnce = main(page).getByRole('button', { name: /com um só Pix$/ });
  await expect(atOnce).toBeVisible();
  await settle(service ? [service] : []);
  const told = page.getByText(/^O que você deve mudou\./);
  await atOnce.press('Enter');
  await expect(told).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(atOnce).toHaveCount(0);
  const slip = main(page).getByRole('button', { name: /^Baixar a guia .* de R\$\s1\.234,56$/ });
  await expect(slip).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).press('Enter');
  await settle(fine ? [fine] : []);
  await slip.press('Enter');
  await expect(told).toBeVisible();
  await expect(main(page).getByText('Você não deve nada')).toBeVisible();
});
