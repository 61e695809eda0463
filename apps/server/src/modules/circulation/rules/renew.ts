import { timeZone } from '../../../platform/clock.ts';
import type { OpeningCalendar } from '../calendar/index.ts';
import { decide, refuseWhen, type Decision, type Refusal } from './decision.ts';
import { civilDay, compareDue, dueFrom, isOverdue, type Due } from './due.ts';
import type { LoanRule } from './loan-rule.ts';
import { patronRefusals, type PatronFacts, type PatronLimits } from './patron.ts';

export interface RenewFacts {
  readonly patron: PatronFacts;
  readonly loan: RenewableLoan;
  /** Holds that this copy could serve and that may be served now. */
  readonly waitingHolds: number;
  /** Other copies that could serve them, there to be lent. */
  readonly freeCopies: number;
  readonly limits: PatronLimits;
  readonly calendar: OpeningCalendar;
  readonly now: Temporal.Instant;
}

export interface RenewableLoan {
  readonly id: number;
  readonly due: Due;
  readonly renewals: number;
  /** Rule as it was when the loan was made. */
  readonly rule: Pick<LoanRule, 'period' | 'fixedDue' | 'renewals'>;
}

/** Most days ahead that a loan is asked about. */
const daysAhead = 400;

/** Whether a loan may be renewed now, and until when. */
export function decideRenew(facts: RenewFacts): Decision<{ due: Due }> {
  const { patron, loan, limits, now } = facts;
  const others = patron.overdueLoanIds.filter((id) => id !== loan.id);
  const giveBack = { kind: 'return', loanIds: [loan.id] } as const;
  return decide(
    [
      ...patronRefusals(patron, limits, civilDay(now)),
      refuseWhen(isOverdue(loan.due, now, facts.calendar), 'loan-overdue', giveBack),
      refuseWhen(others.length > 0, 'overdue-loans', { kind: 'return', loanIds: others }),
      refuseWhen(loan.renewals >= loan.rule.renewals, 'renewal-limit', giveBack),
      refuseWhen(facts.waitingHolds > facts.freeCopies, 'awaited', giveBack),
      alreadyRenewed(facts),
    ],
    () => ({ due: dueFrom(now, loan.rule, facts.calendar) }),
  );
}

/** Refuses a renewal that gains nothing, until it would: it uses none up. */
function alreadyRenewed({ loan, calendar, now }: RenewFacts): Refusal | null {
  const gains = (at: Temporal.Instant) =>
    compareDue(dueFrom(at, loan.rule, calendar), loan.due) > 0;
  if (gains(now)) return null;
  // Steps are days of the calendar: one in which clocks change has not 24 hours.
  const here = now.toZonedDateTimeISO(timeZone);
  const day = Array.from({ length: daysAhead }, (_, i) => i + 1).find((days) =>
    gains(here.add({ days }).toInstant()),
  );
  return {
    reason: 'already-renewed',
    cleared:
      day === undefined
        ? { kind: 'ask-library' }
        : { kind: 'day', day: civilDay(now).add({ days: day }) },
  };
}
