import { timeZone } from '@estante/phrases/time-zone';

/** Formatter made once, and not before it is used: making it takes longer than a page may delay a tap. */
let civilDay: Intl.DateTimeFormat | undefined;

/** Gives today's civil day in the libraries' time zone. */
export function libraryToday(now = new Date()): string {
  civilDay ??= new Intl.DateTimeFormat('en-CA', { timeZone });
  return civilDay.format(now);
}

/** Gives the civil day of a moment (ISO 8601) in the libraries' time zone. */
export function libraryDay(moment: string): string {
  return libraryToday(new Date(moment));
}
