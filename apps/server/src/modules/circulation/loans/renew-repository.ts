import type { Db } from '@estante/database';
import * as copies from '../copies/index.ts';
import { dateOf, dueColumns } from '../facts/index.ts';
import { dueDay, type Due } from '../rules/index.ts';
import type { OpenLoan } from './loan-repository.ts';
import type { RenewCommand } from './renew-command.ts';

/** Moves the day of a loan, and keeps from which one. The loan is locked. */
export async function writeRenewal(
  trx: Db,
  loan: OpenLoan,
  due: Due,
  { at, madeBy }: RenewCommand,
): Promise<void> {
  await trx
    .updateTable('loan')
    .set((eb) => ({ ...dueColumns(due), renewals: eb('renewals', '+', 1) }))
    .where('id', '=', loan.id)
    .execute();
  await trx
    .insertInto('renewal')
    .values({
      loan_id: loan.id,
      renewed_at: dateOf(at),
      made_by: madeBy,
      ...dueColumns(loan.due),
    })
    .execute();
  if (loan.copyId !== null) await copies.renew(trx, loan.copyId, dueDay(due).toString());
}
