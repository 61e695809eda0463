import type { Db } from '@estante/database';
import { lockPerson } from '../../patrons/index.ts';
import { lose } from '../copies/index.ts';
import { chargeDebt } from '../debts/index.ts';
import { lockCopies } from '../facts/index.ts';
import type { Lateness } from '../rules/index.ts';
import { chargeLateness } from './charge-lateness.ts';
import { lockOpenLoan, readLoan, type OpenLoan } from './loan-repository.ts';
import { closeLoan } from './return-repository.ts';

export interface LossCommand {
  readonly loanId: number;
  readonly libraryId: number;
  /** Login of the staff that says so. */
  readonly declaredBy: number;
  /** Price of the item, in centavos; 0 where it is replaced. */
  readonly price: number;
  readonly at: Temporal.Instant;
}

/**
 * Ends a loan whose item is lost, in a transaction of the caller's: lateness stops counting, the
 * price is charged, and the copy is lost until it is scanned again. Null: no open loan.
 */
export async function declareLost(
  trx: Db,
  command: LossCommand,
): Promise<{ readonly loan: OpenLoan; readonly lateness: Lateness } | null> {
  const seen = await readLoan(trx, command.loanId);
  if (!seen) return null;
  await lockCopies(trx, seen.titleId);
  await lockPerson(trx, seen.personId);
  const loan = await lockOpenLoan(trx, command.loanId);
  if (!loan) return null;
  const { personId, loginId, libraryId, id: loanId } = loan;
  await closeLoan(trx, loan, { ...command, returnedBy: command.declaredBy }, { isLost: true });
  const lateness = await chargeLateness(trx, loan, command.at);
  if (command.price > 0) {
    const charge = { kind: 'loss', description: '', amount: command.price } as const;
    const of = { personId, loginId, libraryId, loanId, at: command.at };
    await chargeDebt(trx, { ...of, ...charge, chargedBy: command.declaredBy });
  }
  if (loan.copyId !== null) await lose(trx, loan.copyId);
  return { loan, lateness };
}
