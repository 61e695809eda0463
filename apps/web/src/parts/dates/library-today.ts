/** The civil day where the libraries are. */
export function libraryToday(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now);
}

/** The civil day of a moment, an ISO 8601 text, where the libraries are. */
export const libraryDay = (moment: string): string => libraryToday(new Date(moment));
