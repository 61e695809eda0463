import { timeZone } from '@estante/phrases/time-zone';

/** Made once, and not before it is used: that takes longer than a page has to be ready for a tap. */
let civilDay: Intl.DateTimeFormat | undefined;

/** The civil day where the libraries are. */
export function libraryToday(now = new Date()): string {
  civilDay ??= new Intl.DateTimeFormat('en-CA', { timeZone });
  return civilDay.format(now);
}

/** The civil day of a moment (ISO 8601) where the libraries are. */
export function libraryDay(moment: string): string {
  return libraryToday(new Date(moment));
}
