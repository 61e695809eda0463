/** Whether the text is a civil day that there is: '2024-02-29'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // '2023-02-30' would be taken for the second of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
