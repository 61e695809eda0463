import type { Db } from '@estante/database';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { readCirculationSettings } from '../facts/index.ts';
import { writeNotice } from '../notices/index.ts';
import { civilDay, dueDay, type Due } from '../rules/index.ts';
import { findToRenew } from './automatic-repository.ts';
import type { LoanDeps } from './list-pending-titles.ts';
import type { OpenLoan } from './loan-repository.ts';
import { renewLoan, type RenewOutcome } from './renew-loan.ts';

/**
 * Renews what is due in two days, or was missed since, of those who let it be renewed; each by
 * itself, and the person is told of it in the same transaction. Of a day on which it is not renewed
 * they are told once.
 */
export async function renewAutomatically({ db, clock }: LoanDeps, signal: AbortSignal) {
  const at = clock.now();
  const { automaticRenewalDays } = await readCirculationSettings(db);
  const today = civilDay(at);
  const days = { from: today, until: today.add({ days: automaticRenewalDays }) };
  const loans = await findToRenew(db, days);
  const outcomes = await eachByItself(loans, signal, ({ id, personId }) =>
    db.transaction().execute((trx) => renewAndNotify(trx, id, personId, at)),
  );
  const count = (wanted: RenewOutcome['kind']) =>
    outcomes.filter(({ kind }) => kind === wanted).length;
  return { renewed: count('renewed'), refused: count('refused') };
}

async function renewAndNotify(
  trx: Db,
  loanId: number,
  personId: number,
  now: Temporal.Instant,
): Promise<RenewOutcome> {
  const outcome = await renewLoan(trx, loanId, { personId, madeBy: 'automatic', at: now });
  const at = new Date(now.epochMilliseconds);
  if (outcome.kind === 'renewed') {
    const { loan, due } = outcome;
    const facts = factsOf(loan, due);
    await writeNotice(trx, { personId, kind: 'renewed', event: eventOf(loan, due), facts, at });
  }
  if (outcome.kind === 'refused') {
    const { loan, refusals } = outcome;
    const facts = { ...factsOf(loan, loan.due), reasons: refusals.map(({ reason }) => reason) };
    const event = eventOf(loan, loan.due);
    await writeNotice(trx, { personId, kind: 'not-renewed', event, facts, at });
  }
  return outcome;
}

function factsOf(loan: OpenLoan, due: Due) {
  return {
    loanId: loan.id,
    titleId: loan.titleId,
    libraryId: loan.libraryId,
    dueOn: dueDay(due).toString(),
    dueAt: due.unit === 'moment' ? due.at.toString() : null,
  };
}

function eventOf(loan: OpenLoan, due: Due): string {
  return `loan:${loan.id}:${dueDay(due).toString()}`;
}
