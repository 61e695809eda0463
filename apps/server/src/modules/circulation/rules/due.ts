import { timeZone } from '../../../platform/clock.ts';
import type { OpeningCalendar } from '../calendar/index.ts';
import type { LoanRule } from './loan-rule.ts';

/** Day by the end of which something must be back, or moment where it is lent by the hour. */
export type Due =
  | { readonly unit: 'day'; readonly on: Temporal.PlainDate }
  | { readonly unit: 'moment'; readonly at: Temporal.Instant };

/** Day or moment at which a loan or renewal made now is due: never a day on which the library is closed. */
export function dueFrom(
  now: Temporal.Instant,
  rule: Pick<LoanRule, 'period' | 'fixedDue'>,
  calendar: OpeningCalendar,
): Due {
  const today = civilDay(now);
  const { period, fixedDue } = rule;
  if (period.unit === 'hours') return hourlyDue(now.add({ hours: period.length }), calendar);
  const isFixed = fixedDue !== null && isWithin(today, fixedDue);
  const day = isFixed ? fixedDue.dueOn : today.add({ days: period.length });
  return { unit: 'day', on: calendar.openOnOrAfter(day) };
}

function hourlyDue(at: Temporal.Instant, calendar: OpeningCalendar): Due {
  const day = civilDay(at);
  return calendar.isOpen(day)
    ? { unit: 'moment', at }
    : { unit: 'day', on: calendar.openOnOrAfter(day) };
}

/** Due day or moment as it counts: on a day that is closed nothing is due, but at the end of the next open one. */
export function dueWithin(due: Due, calendar: OpeningCalendar): Due {
  const day = dueDay(due);
  return calendar.isOpen(day) ? due : { unit: 'day', on: calendar.openOnOrAfter(day) };
}

/**
 * Whether the end of a due day or moment, as it counts, is past. A day ends with its last second, also where the
 * next one begins at one o'clock.
 */
export function isOverdue(dated: Due, now: Temporal.Instant, calendar: OpeningCalendar): boolean {
  const due = dueWithin(dated, calendar);
  return due.unit === 'moment'
    ? Temporal.Instant.compare(now, due.at) > 0
    : Temporal.PlainDate.compare(civilDay(now), due.on) > 0;
}

export function compareDue(one: Due, other: Due): number {
  return Temporal.Instant.compare(endOf(one), endOf(other));
}

/** The civil day of a moment where the libraries are. */
export function civilDay(moment: Temporal.Instant): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** The day on which something is due, whatever the hour. */
export function dueDay(due: Due): Temporal.PlainDate {
  return due.unit === 'day' ? due.on : civilDay(due.at);
}

function endOf(due: Due): Temporal.Instant {
  if (due.unit === 'moment') return due.at;
  const nextDay = due.on.add({ days: 1 }).toZonedDateTime(timeZone);
  return nextDay.toInstant().subtract({ seconds: 1 });
}

function isWithin(
  day: Temporal.PlainDate,
  { from, until }: { readonly from: Temporal.PlainDate; readonly until: Temporal.PlainDate },
): boolean {
  return Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, until) <= 0;
}
