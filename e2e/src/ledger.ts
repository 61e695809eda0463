import { randomUUID } from 'node:crypto';
import type { TestPerson } from './people.ts';
import { inDatabase } from './settings.ts';

export interface ChargedDebt {
  readonly id: number;
  readonly txid: string;
}

/** Charges a person a fine of R$ 1.234,56 and a service of R$ 10,00, as the desk does. */
export function charge({ username }: TestPerson): Promise<readonly ChargedDebt[]> {
  return inDatabase(async (db) => {
    const login = await db
      .selectFrom('login')
      .select(['id as login_id', 'person_id', 'library_id'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const debt = { ...login, loan_id: null, charged_at: new Date(), charged_by: null };
    const txid = () => randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase();
    return db
      .insertInto('debt')
      .values([
        { ...debt, kind: 'fine', amount: 123_456, txid: txid() },
        { ...debt, kind: 'service', amount: 1000, txid: txid(), description: 'Cópias' },
      ])
      .returning(['id', 'txid'])
      .execute();
  });
}

/** Pays every debt in full, as the desk does. */
export function settle(debts: readonly ChargedDebt[]): Promise<void> {
  return inDatabase(async (db) => {
    const rows = await db
      .selectFrom('debt_balance')
      .select(['debt_id', 'balance'])
      .where(
        'debt_id',
        'in',
        debts.map(({ id }) => id),
      )
      .execute();
    const entry = { kind: 'payment', method: 'cash', entered_at: new Date() } as const;
    const none = { reversed_id: null, submission: null, entered_by: null };
    await db
      .insertInto('debt_entry')
      .values(rows.map(({ debt_id, balance }) => ({ ...entry, ...none, debt_id, amount: balance })))
      .execute();
  });
}
