import { civilDate } from './civil-date.ts';
import { headingKey } from './heading-key.ts';
import { monthNamed } from './month-name.ts';
import { clean } from './text.ts';

/** Name of an act in its parts: 'Lei nº 9.610, de 19 de fevereiro de 1998'. */
export interface ActName {
  readonly kind: string;
  /** Number as written: '9.610', '7.716-A'. */
  readonly number: string;
  /** 'YYYY-MM-DD', the year alone, or ''. */
  readonly date: string;
}

const name =
  /^(\p{L}[\p{L} /-]{1,80}?),? (?:n ?[º°ª.]+ ?|no\.? |n[uú]m(?:\.|ero)? )?(\d[\d.]*(?:-\p{Lu}(?!\p{L}))?)(?![\d.]| de \p{L}+ de)(.*)$/iu;
/** 'Lei nº 8.666/93', 'Lei nº 8.666/1993'. */
const slashYear = /^ ?\/ ?(\d{4}|\d{2})(?!\d)/u;
const writtenDay =
  /(?:^|[^\d])(\d{1,2}) ?(?:o|st|nd|rd|th)? (?:de |of )?([a-z]{3,10}) (?:de |del )?(\d{4})(?!\d)/u;
const figures = /(\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{4})/u;
const yearAlone = /(?:^|[^\d.])((?:1[5-9]|20)\d{2})(?![\d.])/u;

function dateIn(text: string): string {
  const numeric = civilDate(figures.exec(text)?.[1] ?? '');
  if (numeric) return numeric;
  const [, day = '', month = '', year = ''] =
    writtenDay.exec(headingKey(text.replace(/[º°ª]/gu, ' '))) ?? [];
  const exact = civilDate(`${day}/${monthNamed(month)}/${year}`);
  return exact || (yearAlone.exec(text)?.[1] ?? '');
}

function yearAfterSlash(rest: string): string {
  const [, digits = ''] = slashYear.exec(rest) ?? [];
  if (digits.length !== 2) return digits;
  return digits < '30' ? `20${digits}` : `19${digits}`;
}

/** Reads the name of an act by kind and number, as a title or a reference writes it; else null. */
export function readActName(text: string): ActName | null {
  const [, kind = '', number = '', rest = ''] = name.exec(clean(text.slice(0, 300))) ?? [];
  if (kind === '') return null;
  return {
    kind: kind.trim(),
    number: number.replace(/\.+$/u, ''),
    date: dateIn(rest) || yearAfterSlash(rest),
  };
}
