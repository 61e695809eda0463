import type { Db } from '@estante/database';
import { chargeDebt } from '../debts/index.ts';
import { readCirculationSettings, readOpeningDays } from '../facts/index.ts';
import { latenessOf, type Lateness } from '../rules/index.ts';
import { imposeSuspension } from '../suspensions/index.ts';
import type { OpenLoan } from './loan-repository.ts';

/**
 * Reads what lateness is counted by; the function tells what it costs that a loan ends at the
 * moment.
 */
export async function readLateness(db: Db, at: Temporal.Instant) {
  const { countsClosedDays } = await readCirculationSettings(db);
  const openingDays = await readOpeningDays(db);
  return ({ due, rule, libraryId }: Pick<OpenLoan, 'due' | 'rule' | 'libraryId'>): Lateness =>
    latenessOf(due, at, rule, { calendar: openingDays.calendarOf(libraryId), countsClosedDays });
}

/** Writes what it costs that a loan ends now. */
export async function chargeLateness(
  trx: Db,
  loan: OpenLoan,
  at: Temporal.Instant,
): Promise<Lateness> {
  const lateness = (await readLateness(trx, at))(loan);
  const { id: loanId, personId, loginId, libraryId } = loan;
  const of = { personId, loginId, libraryId, loanId, at };
  if (lateness.fine > 0) {
    const charge = { kind: 'fine', description: '', chargedBy: null } as const;
    await chargeDebt(trx, { ...of, ...charge, amount: lateness.fine });
  }
  if (lateness.suspension) {
    await imposeSuspension(trx, { ...of, ...lateness.suspension, reason: '', imposedBy: null });
  }
  return lateness;
}
