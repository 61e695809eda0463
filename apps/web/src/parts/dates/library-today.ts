import { timeZone } from '@estante/phrases/time-zone';

/** Made once: that takes longer than what it is used for. */
const civilDay = new Intl.DateTimeFormat('en-CA', { timeZone });

/** The civil day where the libraries are. */
export function libraryToday(now = new Date()): string {
  return civilDay.format(now);
}

/** The civil day of a moment (ISO 8601) where the libraries are. */
export function libraryDay(moment: string): string {
  return libraryToday(new Date(moment));
}
