import { formatDay } from '@estante/phrases/translator';

/** Writes a span of days: '1988–2024' for whole years, '19 de fev. de 1998' for one day. */
export function daysText(first: string | null, last: string | null, language: string): string {
  if (first === null || last === null) return '';
  if (first === last) return formatDay(first, language);
  const isYears = first.endsWith('-01-01') && last.endsWith('-12-31');
  const [from, to] = isYears
    ? [first.slice(0, 4), last.slice(0, 4)]
    : [formatDay(first, language), formatDay(last, language)];
  return from === to ? from : `${from}–${to}`;
}
