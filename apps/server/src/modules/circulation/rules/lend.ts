import type { OpeningCalendar } from '../calendar/index.ts';
import { decide, refuseWhen, type Decision } from './decision.ts';
import { civilDay, dueFrom, type Due } from './due.ts';
import type { LoanRule } from './loan-rule.ts';
import { overdueRefusal, patronRefusals, type PatronFacts, type PatronLimits } from './patron.ts';

export interface LendFacts {
  readonly patron: PatronFacts;
  readonly copy: LendableCopy;
  /** The rule for this person and copy; null: there is none. */
  readonly rule: LoanRule | null;
  /** Loans that the rule is about and the person has. */
  readonly loanIdsUnderRule: readonly number[];
  readonly limits: PatronLimits;
  readonly calendar: OpeningCalendar;
  readonly now: Temporal.Instant;
}

export interface LendableCopy {
  /** Whether it is neither lost nor withdrawn, nor being processed, nor for use in the library alone. */
  readonly isLendable: boolean;
  /** Borrower who has it now. */
  readonly loan:
    | { readonly of: 'nobody' | 'another' }
    | { readonly of: 'patron'; readonly id: number };
  /** Whether it is on the hold shelf, or awaited, for somebody else. */
  readonly isHeldForAnother: boolean;
}

/** Whether a copy may be lent to a person now, and until when. */
export function decideLend(facts: LendFacts): Decision<{ due: Due }> {
  const { patron, copy, rule, loanIdsUnderRule, limits, calendar, now } = facts;
  const library = { kind: 'ask-library' } as const;
  return decide(
    [
      ...patronRefusals(patron, limits, civilDay(now)),
      overdueRefusal(patron),
      refuseWhen(!copy.isLendable, 'not-lendable', library),
      copy.loan.of === 'patron'
        ? { reason: 'own-loan', cleared: { kind: 'return', loanIds: [copy.loan.id] } }
        : refuseWhen(copy.loan.of === 'another', 'on-loan', { kind: 'hold' }),
      refuseWhen(copy.isHeldForAnother, 'held-for-another', { kind: 'hold' }),
      refuseWhen(rule === null || rule.limit === 0, 'no-rule', library),
      refuseWhen(
        rule !== null && rule.limit > 0 && loanIdsUnderRule.length >= rule.limit,
        'loan-limit',
        {
          kind: 'return',
          loanIds: loanIdsUnderRule,
        },
      ),
    ],
    () => ({ due: dueFrom(now, ruleOf(rule), calendar) }),
  );
}

/** Rule of the loan: nothing is allowed without one, so there is one. */
function ruleOf(rule: LoanRule | null): LoanRule {
  if (rule === null) throw new Error('A loan was allowed without a rule');
  return rule;
}
