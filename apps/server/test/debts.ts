import type { Db } from '@estante/database';
import { chargeDebt, type Charge } from '../src/modules/circulation/debts/index.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { TestApp } from './start-test-app.ts';

/** Charges ana 5,00 for a service of the first library, or what is said instead; the debt's number. */
export async function chargeFine(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  overrides: Partial<Charge> = {},
): Promise<number> {
  return db.transaction().execute((trx) => chargeIn(trx, clock, overrides));
}

/** Charges a debt in a transaction of the caller's. */
export function chargeIn(trx: Db, clock: Clock, overrides: Partial<Charge> = {}): Promise<number> {
  return chargeDebt(trx, {
    personId: 1,
    loginId: 1,
    libraryId: 1,
    loanId: null,
    kind: 'service',
    description: 'Cópias',
    amount: 500,
    at: clock.now(),
    chargedBy: null,
    ...overrides,
  });
}

/** A loan of ana's, returned ten days late. */
export async function aLateLoan({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<number> {
  const now = new Date(clock.now().epochMilliseconds);
  const { id } = await db
    .insertInto('loan')
    .values({
      person_id: 1,
      login_id: 1,
      copy_id: null,
      title_id: 1,
      barcode: 'B-1',
      library_id: 1,
      lent_at: new Date('2026-02-01T12:00:00Z'),
      lent_in: 1,
      lent_by: null,
      due_on: '2026-02-08',
      due_at: null,
      rule: JSON.stringify({ renewals: 0 }),
      returned_at: now,
      returned_in: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
