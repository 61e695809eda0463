import type { OpeningCalendar } from '../calendar/index.ts';

export interface EstimateFacts {
  /** Holds that come before, those passed over left out. */
  readonly ahead: number;
  /** Day on which each copy that would serve is back, overdue ones too; today for those that are not out. */
  readonly dueDays: readonly Temporal.PlainDate[];
  /** Days for which each before keeps it. */
  readonly loanDays: number;
  /** Open days each before may leave it on the hold shelf. */
  readonly pickupDays: number;
  readonly calendar: OpeningCalendar;
  readonly today: Temporal.PlainDate;
}

/** A range of days, and what it was counted from. */
export interface HoldEstimate {
  readonly earliest: Temporal.PlainDate;
  /** Last day of the range; null: nobody can say, since what it depends on is overdue. */
  readonly latest: Temporal.PlainDate | null;
  readonly copies: number;
  readonly overdueCopies: number;
  readonly ahead: number;
}

/**
 * Estimates the days on which a hold may be served: copies come back on their days, an overdue one today at
 * the best and nobody knows when at the worst; each hold before is fetched at once and kept for the loan's
 * days at the best, fetched on the last day at the worst. Null: there is no copy to wait for.
 */
export function estimateHold(facts: EstimateFacts): HoldEstimate | null {
  const { dueDays, today, ahead } = facts;
  if (dueDays.length === 0) return null;
  const isOverdue = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, today) < 0;
  const onTime = dueDays.filter((day) => !isOverdue(day));
  const best = dueDays.map((day) => (isOverdue(day) ? today : day));
  return {
    earliest: servedOn(facts, best, 0),
    latest: onTime.length === 0 ? null : servedOn(facts, onTime, facts.pickupDays),
    copies: dueDays.length,
    overdueCopies: dueDays.length - onTime.length,
    ahead,
  };
}

/** The day on which the copy comes that is left after those before have had theirs. */
function servedOn(
  { ahead, loanDays, calendar }: EstimateFacts,
  back: readonly Temporal.PlainDate[],
  pickupDays: number,
): Temporal.PlainDate {
  const days = back.toSorted((one, other) => Temporal.PlainDate.compare(one, other));
  for (let i = 0; i < ahead; i++) {
    const fetched = calendar.openDaysAfter(takeFirst(days), pickupDays);
    const next = calendar.openOnOrAfter(fetched.add({ days: loanDays }));
    const place = days.findIndex((day) => Temporal.PlainDate.compare(day, next) > 0);
    days.splice(place === -1 ? days.length : place, 0, next);
  }
  return calendar.openOnOrAfter(takeFirst(days));
}

function takeFirst(days: Temporal.PlainDate[]): Temporal.PlainDate {
  const first = days.shift();
  if (first === undefined) throw new Error('No copy to wait for');
  return first;
}
