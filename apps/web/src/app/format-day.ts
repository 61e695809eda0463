/** A day (YYYY-MM-DD) has no time zone: it is written as it was kept. */
export function formatDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
