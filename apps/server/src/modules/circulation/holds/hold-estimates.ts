import type { CirculatingCopy } from '../facts/index.ts';
import { civilDay, estimateHold, type HoldEstimate, type LoanRule } from '../rules/index.ts';
import { copiesForHolds } from './copies-for-holds.ts';
import { ruleForHolds } from './eligibility.ts';
import { ruleLookupOf, type AwaitedTitle, type HoldTerms } from './hold-situation.ts';
import { isSameQueue, type HoldKey } from './matching.ts';
import type { OpenHold } from './queue-repository.ts';

/**
 * Estimates the day on which somebody is served who comes after these holds of the queue. Those on the hold
 * shelf come before, and their copies are there today. Null: nothing is known to come.
 */
export function estimateFor(
  terms: HoldTerms,
  { copies, holds }: AwaitedTitle,
  key: HoldKey,
  before: readonly OpenHold[],
): HoldEstimate | null {
  const serving = copiesForHolds(ruleLookupOf(terms), copies, key);
  const [first] = serving;
  const rule = first && ruleOf(terms, first);
  if (!rule) return null;
  const today = civilDay(terms.now);
  const onShelf = holds.filter((hold) => hold.released !== null && isSameQueue(hold, key));
  const isPassedOver = ({ suspendedUntil }: OpenHold) =>
    suspendedUntil !== null && Temporal.PlainDate.compare(today, suspendedUntil) <= 0;
  return estimateHold({
    ahead: onShelf.length + before.filter((hold) => !isPassedOver(hold)).length,
    dueDays: serving.flatMap((copy) => backOn(copy, terms) ?? []),
    loanDays: loanDays(rule),
    pickupDays: rule.pickupDays,
    calendar: terms.openingDays.calendarOf(key.libraryId),
    today,
  });
}

function ruleOf({ patron, rules }: HoldTerms, copy: CirculatingCopy): LoanRule | null {
  if (!patron || patron.categoryId === null) return null;
  return ruleForHolds(rules, patron.categoryId, copy);
}

/** The day on which a copy is back; one that is out and nobody knows until when counts as overdue. */
function backOn(copy: CirculatingCopy, { now, openingDays }: HoldTerms): Temporal.PlainDate | null {
  const today = civilDay(now);
  switch (copy.state) {
    case 'on-loan':
      return copy.expectedOn === null
        ? today.subtract({ days: 1 })
        : openingDays
            .calendarOf(copy.libraryId)
            .openOnOrAfter(Temporal.PlainDate.from(copy.expectedOn));
    case 'available':
    case 'held':
    case 'in-transit':
      return today;
    case 'claimed-returned':
    case 'damaged':
    case 'in-processing':
    case 'lost':
    case 'withdrawn':
    case 'reference':
      return null;
  }
}

function loanDays({ period }: LoanRule): number {
  return period.unit === 'days' ? period.length : Math.ceil(period.length / 24);
}
