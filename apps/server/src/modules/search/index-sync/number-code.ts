import { headingKey, readActName } from '@estante/marc';
import type { FacetType, Query } from '@estante/search-engine';

/** A number by which works are asked for, as words: 'br rebivale cr 02', 'lei 9610 1998'. */
type Words = readonly string[];

export function codeWords(code: string): Words {
  return headingKey(code).split(' ').filter(Boolean);
}

/** Acts and standards are cited with or without points: '9.610' is '9610'. */
export function numberWords(text: string): Words {
  return codeWords(text.replace(/(?<=\d)\.(?=\d)/gu, ''));
}

/** 'Lei nº 9.610, de 19 de fevereiro de 1998' by kind, number and year; other texts as they are. */
export function actWords(text: string): Words {
  const isNumber = /^\d/u.test(text.trim());
  const name = readActName(isNumber ? `Ato ${text.trim()}` : text);
  if (!name) return numberWords(text);
  const parts = [isNumber ? '' : name.kind, name.number, name.date.slice(0, 4)];
  return numberWords(parts.join(' '));
}

/** A number is found from each of its words on, up to the first that has a figure, if one has. */
export function codesOf(words: Words): string[] {
  const first = words.findIndex((word) => /\d/u.test(word));
  const starts = first < 0 ? words.length : first + 1;
  return words.slice(0, starts).map((_, at) => words.slice(at).join(' '));
}

/** Numbers that are these words or go on after them; null where there are none. */
export function numberQuery(type: FacetType, words: Words): Query | null {
  const code = words.join(' ');
  if (code === '') return null;
  // '!' is the first character after the space that parts words.
  const further: Query = { kind: 'range', type, from: `${code} `, to: `${code}!` };
  return { kind: 'or', of: [{ kind: 'facet', type, code }, further] };
}
