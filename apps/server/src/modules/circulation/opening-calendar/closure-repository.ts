import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { changeDueDay } from '../copies/index.ts';
import type { Due } from '../rules/index.ts';
import { dueColumns } from '../facts/index.ts';
import { markOf, type Closure, type Fine, type OpenLoan, type Pickup } from './affected.ts';

/** Locks copies before persons, each by number: the one order of all that change loans and holds. */
export async function lockCopiesOf(
  trx: Db,
  things: readonly { readonly copyId: number | null }[],
): Promise<void> {
  const ids = things.flatMap(({ copyId }) => (copyId === null ? [] : [copyId]));
  if (ids.length === 0) return;
  await trx
    .selectFrom('copy')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function setLoanDue(trx: Db, loan: OpenLoan, due: Due): Promise<void> {
  const columns = dueColumns(due);
  await trx.updateTable('loan').set(columns).where('id', '=', loan.id).execute();
  if (loan.copyId === null || columns.due_on === null) return;
  await changeDueDay(trx, loan.copyId, columns.due_on);
}

export async function setPickupDeadline(trx: Db, pickup: Pickup, until: string): Promise<void> {
  const table = pickup.kind === 'hold' ? 'hold' : 'loan_request';
  const set = { pickup_until: until };
  if (table === 'hold') {
    await trx.updateTable('hold').set(set).where('id', '=', pickup.id).execute();
  } else {
    await trx.updateTable('loan_request').set(set).where('id', '=', pickup.id).execute();
  }
}

/** Takes a sum off a fine, once for a closure and by no more than is owed; false where nothing was taken off. */
export async function discountFine(
  trx: Db,
  fine: Fine,
  closure: Closure,
  amount: number,
  at: Date,
): Promise<boolean> {
  await trx
    .selectFrom('debt')
    .select('id')
    .where('id', '=', fine.debtId)
    .forNoKeyUpdate()
    .execute();
  const submission = markOf(sql`${closure.id}::integer`);
  const { rows } = await sql`
    insert into debt_entry (debt_id, kind, amount, entered_at, entered_by, reason, submission)
    select b.debt_id, 'discount', least(b.balance, ${amount}), ${at}, ${closure.closedBy},
      ${closure.reason}, ${submission}
    from debt_balance b where b.debt_id = ${fine.debtId} and b.balance > 0
      and not exists (select from debt_entry where debt_id = b.debt_id
        and submission = ${submission})
    returning id`.execute(trx);
  return rows.length > 0;
}

export async function markApplied(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('opening_entry').set({ applied_at: at }).where('id', '=', id).execute();
}
