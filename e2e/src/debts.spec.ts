import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPerson, type TestPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, hydrated, test } from './quiet-page.ts';
import { inDatabase } from './settings.ts';

const main = (page: Page) => page.getByRole('main');

/** Charges a person a fine of R$ 1.234,56 and a service of R$ 10,00; answers with their numbers. */
function charge({ username }: TestPerson): Promise<readonly number[]> {
  return inDatabase(async (db) => {
    const login = await db
      .selectFrom('login')
      .select(['id as login_id', 'person_id', 'library_id'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const debt = { ...login, loan_id: null, charged_at: new Date(), charged_by: null };
    const txid = () => randomUUID().replaceAll('-', '').slice(0, 25);
    const rows = await db
      .insertInto('debt')
      .values([
        { ...debt, kind: 'fine', amount: 123_456, txid: txid() },
        { ...debt, kind: 'service', amount: 1000, txid: txid(), description: 'Cópias' },
      ])
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  });
}

/** As the desk does: every debt is paid whole. */
function settle(debts: readonly number[]): Promise<void> {
  return inDatabase(async (db) => {
    const rows = await db
      .selectFrom('debt_balance')
      .select(['debt_id', 'balance'])
      .where('debt_id', 'in', debts)
      .execute();
    const entry = { kind: 'payment', method: 'cash', entered_at: new Date() } as const;
    const none = { reversed_id: null, submission: null, entered_by: null };
    await db
      .insertInto('debt_entry')
      .values(rows.map(({ debt_id, balance }) => ({ ...entry, ...none, debt_id, amount: balance })))
      .execute();
  });
}

test('what is owed is shown, and stands against the declaration until it is paid', async ({
  page,
}) => {
  const person = await aPerson();
  const debts = await charge(person);
  await page.goto('/login?redirect=%2Fmeupergamum%2Fdebito');
  await hydrated(page);
  await page.locator('input[name="username"]').fill(person.username);
  await page.locator('input[name="password"]').fill(person.password);
  await page.locator('input[name="password"]').press('Enter');
  await expect(main(page).getByText(/^Você deve R\$\s1\.244,56$/)).toBeVisible();
  await expect(main(page).getByRole('rowheader')).toHaveText([/Multa por atraso/, /Cópias/]);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goto('/meupergamum/nada-consta');
  await expect(main(page).getByText('Ainda não é possível emitir a declaração')).toBeVisible();
  await expect(main(page).getByText(/R\$\s1\.244,56/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Emitir a declaração' })).toBeHidden();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await settle(debts);
  await main(page).getByRole('button', { name: 'Verificar de novo' }).press('Enter');
  await main(page).getByRole('button', { name: 'Emitir a declaração' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Emitir e encerrar o vínculo' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page).toHaveURL(/\/verificar\/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  await expect(main(page).getByText('Declaração emitida')).toBeVisible();
  await expect(main(page).getByText('Declaração válida')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goto('/meupergamum/debito');
  await expect(page).toHaveURL((url) => url.pathname === '/login');
});
