import { openingCalendar } from '../calendar/index.ts';
import type { LoanRule } from './loan-rule.ts';
import type { PatronFacts } from './patron.ts';

/** Open from Monday to Friday. */
export const weekdays = openingCalendar({
  library: [],
  campus: [],
  network: [6, 7].map((weekday) => ({ kind: 'weekday', weekday, isOpen: false })),
});

/** A moment where the libraries are: '2026-11-20T10:00'. */
export function at(text: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(text).toZonedDateTime('America/Sao_Paulo').toInstant();
}

export const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

export function loanRule(over: Partial<LoanRule> = {}): LoanRule {
  return {
    categoryId: null,
    loanTypeId: null,
    libraryId: null,
    limit: 5,
    period: { unit: 'days', length: 7 },
    renewals: 5,
    allowsHolds: true,
    pickupDays: 2,
    finePerDay: 100,
    graceDays: 0,
    fineCap: 5000,
    suspensionFactor: 0,
    suspensionCap: 90,
    fixedDue: null,
    ...over,
  };
}

/** Somebody against whom nothing stands. */
export function patron(over: Partial<PatronFacts> = {}): PatronFacts {
  return {
    categoryId: 1,
    isBlocked: false,
    validUntil: null,
    suspendedUntil: null,
    balance: 0,
    overdueLoanIds: [],
    ...over,
  };
}
