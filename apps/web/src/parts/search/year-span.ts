/** Span of years, first and last; null for an open end. */
export interface YearSpan {
  readonly from: number | null;
  readonly to: number | null;
}

/** Reads '1990-1999', '1990-' and '-1950'; years the wrong way round are swapped. Else null. */
export function readYearSpan(code: string): YearSpan | null {
  const [, first = '', last = ''] = /^(\d{0,4})-(\d{0,4})$/.exec(code) ?? [];
  const from = first === '' ? null : Number(first);
  const to = last === '' ? null : Number(last);
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Writes the code of a span; '' if it is open at both ends. */
export function writeYearSpan({ from, to }: YearSpan): string {
  if (from === null && to === null) return '';
  if (from !== null && to !== null && from > to) return `${to}-${from}`;
  return `${from ?? ''}-${to ?? ''}`;
}
