import { civilDate } from './civil-date.ts';
import { clean } from './text.ts';
import { valueOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { DaySpan } from '../description.ts';

const period = /^(\d{4})(?:-?(\d{2}))?(?!-?\d)/u;

function lastOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The days of a date to the day, the month or the year ('1998-02-19', '19980219', '1998-02', '1998'). */
export function daysOf(text: string): DaySpan | null {
  const day = civilDate(text);
  if (day) return { firstDay: day, lastDay: day };
  const [, year = '', month] = period.exec(text.trim()) ?? [];
  if (year < '1000') return null;
  if (month === undefined) return daysOfYears(Number(year), Number(year));
  if (month < '01' || month > '12') return null;
  return { firstDay: `${year}-${month}-01`, lastDay: lastOf(Number(year), Number(month)) };
}

/** Span from the first day of one year to the last of another, which may be the same. */
export function daysOfYears(first: number | null, last: number | null): DaySpan | null {
  if (first === null) return null;
  return { firstDay: `${first}-01-01`, lastDay: `${last ?? first}-12-31` };
}

/** Reads the days between which the resource was made (046 $k $l; of a single date $k alone). */
export function codedDays(fields: TaggedFields): DaySpan | null {
  for (const field of fields.data('046')) {
    const begin = daysOf(clean(valueOf(field, 'k')));
    const end = daysOf(clean(valueOf(field, 'l'))) ?? begin;
    if (begin && end && begin.firstDay <= end.lastDay)
      return { firstDay: begin.firstDay, lastDay: end.lastDay };
  }
  return null;
}
