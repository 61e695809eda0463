import { monthNamed } from './month-name.ts';
import { clean } from './text.ts';
import { valueOf } from './tagged-fields.ts';
import type { DataField } from '../record.ts';

export interface Chronology {
  readonly year: number;
  readonly lastYear: number | null;
  /** First and last month, equal of a single issue; null where it says none. */
  readonly months: readonly [number, number] | null;
  readonly day: number | null;
}

const units = {
  year: /^\((?:year|ano|año)/iu,
  month: /^\((?:month|m[eê]s)/iu,
  day: /^\((?:day|d[ií]a)/iu,
} as const;
const usual = { year: 'i', month: 'j', day: 'k' } as const;
const codes = Array.from('abcdefijkl');

/** Reads a unit of a date: from the subfield whose caption names it, else from where MARC 21 has it. */
function told(field: DataField, captions: DataField | undefined, unit: keyof typeof units): string {
  const named = codes.find((code) => units[unit].test(clean(valueOf(captions, code))));
  const code = named ?? (valueOf(captions, usual[unit]).trim() === '' ? usual[unit] : '');
  return code === '' ? '' : clean(valueOf(field, code));
}

/** Whether a level of the enumeration is a date instead: '(year)' in $a. */
export function isDate(captions: DataField | undefined, code: string): boolean {
  return clean(valueOf(captions, code)).startsWith('(');
}

const years = /^\D{0,3}(\d{4})(?:\s*([/-])\s*(\d{4}|\d{2})?)?/u;

function spanOfYears(text: string): readonly [number, number | null] | null {
  const [, first = '', sign, last = ''] = years.exec(text) ?? [];
  const year = Number(first);
  if (first === '' || year === 0) return null;
  if (sign === undefined) return [year, year];
  if (last === '') return sign === '-' ? [year, null] : [year, year];
  const whole = Number(last.length === 2 ? `${first.slice(0, 2)}${last}` : last);
  return [year, Math.max(whole, year)];
}

function monthOf(text: string): number | null {
  const number = /^\d{1,2}$/u.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= 12) return number;
  return monthNamed(text.toLowerCase()) || null;
}

function monthsOf(text: string): readonly [number, number] | null {
  const [first = '', last = first] = text.split(/\s*[/-]\s*/u);
  const [from, to] = [monthOf(first), monthOf(last)];
  if (from === null) return null;
  return [from, to === null || to < from ? from : to];
}

/** Reads the date of a piece; null where no year is told: it has no place in a calendar. */
export function chronologyOf(field: DataField, captions: DataField | undefined): Chronology | null {
  const span = spanOfYears(told(field, captions, 'year'));
  if (!span) return null;
  const [year, lastYear] = span;
  const months = lastYear === year ? monthsOf(told(field, captions, 'month')) : null;
  const day = Number(/^\d{1,2}$/u.exec(told(field, captions, 'day'))?.[0] ?? 0);
  const isDay = months !== null && months[0] === months[1] && day >= 1 && day <= 31;
  return { year, lastYear, months, day: isDay ? day : null };
}
