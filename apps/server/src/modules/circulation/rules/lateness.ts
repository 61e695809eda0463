import type { OpeningCalendar } from '../calendar/index.ts';
import { civilDay, dueDay, dueWithin, isOverdue, type Due } from './due.ts';
import type { LoanRule } from './loan-rule.ts';

/** Cost of a return: days that count, fine, suspension. */
export interface Lateness {
  /** Whether it is late, even if only by days on which the library was closed. */
  readonly isOverdue: boolean;
  /** Days that count: open days, or all where the institution counts on. */
  readonly days: number;
  /** Centavos. */
  readonly fine: number;
  /** Suspension from the day of return; null for none. */
  readonly suspension: Suspension | null;
}

export interface Suspension {
  readonly from: Temporal.PlainDate;
  /** The last day that is blocked. */
  readonly until: Temporal.PlainDate;
}

type LatenessTerms = Pick<
  LoanRule,
  'finePerDay' | 'graceDays' | 'fineCap' | 'suspensionFactor' | 'suspensionCap'
>;

interface DayCount {
  readonly calendar: OpeningCalendar;
  /** Days on which the library is closed count too, but for emergencies. */
  readonly countsClosedDays: boolean;
}

/** Cost of a return at this moment under the terms of its loan. */
export function latenessOf(
  due: Due,
  returnedAt: Temporal.Instant,
  terms: LatenessTerms,
  counting: DayCount,
): Lateness {
  const late = lateDays(due, returnedAt, counting);
  const days = late > terms.graceDays ? late : 0;
  return {
    isOverdue: isOverdue(due, returnedAt, counting.calendar),
    days: late,
    fine: Math.min(days * terms.finePerDay, terms.fineCap),
    suspension: suspensionOf(civilDay(returnedAt), days, terms),
  };
}

/**
 * The day an hourly loan was due counts too once its hour is past. Where the day was closed after the loan was
 * made, days count from the next open one.
 */
function lateDays(dated: Due, returnedAt: Temporal.Instant, counting: DayCount): number {
  const due = dueWithin(dated, counting.calendar);
  if (!isOverdue(due, returnedAt, counting.calendar)) return 0;
  const day = dueDay(due);
  const lastInTime = due.unit === 'moment' ? day.subtract({ days: 1 }) : day;
  const until = civilDay(returnedAt);
  return counting.countsClosedDays
    ? lastInTime.until(until, { largestUnit: 'day' }).days -
        counting.calendar.emergencyDaysBetween(lastInTime, until)
    : counting.calendar.openDaysBetween(lastInTime, until);
}

function suspensionOf(
  from: Temporal.PlainDate,
  days: number,
  { suspensionFactor, suspensionCap }: LatenessTerms,
): Suspension | null {
  // Factors have hundredths, which binary fractions miss: 25 × 2.2 is more than 55 to them.
  const hundredths = Math.round(suspensionFactor * 100);
  const length = Math.min(Math.ceil((days * hundredths) / 100), suspensionCap);
  return length === 0 ? null : { from, until: from.add({ days: length - 1 }) };
}

/**
 * Last day on which a person is suspended: suspensions do not add up, the one that ends last counts. Null: none on this
 * day.
 */
export function suspendedUntil(
  suspensions: readonly Suspension[],
  day: Temporal.PlainDate,
): Temporal.PlainDate | null {
  return suspensions
    .filter(({ from, until }) => isOnOrBefore(from, day) && isOnOrBefore(day, until))
    .map(({ until }) => until)
    .reduce<Temporal.PlainDate | null>(
      (last, until) => (last === null || isOnOrBefore(last, until) ? until : last),
      null,
    );
}

function isOnOrBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) <= 0;
}
