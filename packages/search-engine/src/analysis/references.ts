import type { Reference, ReferenceField } from '../port.ts';
import type { Query } from '../query.ts';
import { nameWords } from './readings.ts';
import { wordsTypedFor } from './typed.ts';

export const referenceFields: readonly ReferenceField[] = ['author', 'subject'];

/**
 * A key that is the same for all texts of one heading; '' for none. Names may be in any order,
 * and nobody types the years at the end: 'Segunda Guerra Mundial, 1939-1945'.
 */
export function headingKeyOf(field: ReferenceField, words: readonly string[]): string {
  if (field === 'subject') return withoutYears(words).join(' ');
  return nameWords(words).sort().join(' ');
}

function withoutYears(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !/^\d{4}$/.test(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

/** Most words of a name that may be typed in another order. */
const mostTurned = 5;

/**
 * The folded labels, without years, of a heading that is typed as a whole: as it is filed, or from
 * another word on, as names are said ('machado de assis' is filed as 'assis machado de').
 */
export function headingForms(typed: readonly string[]): string[] {
  const words = withoutYears(typed);
  if (words.length === 0) return [];
  const turns = words.length > mostTurned ? 1 : words.length;
  const forms = Array.from({ length: turns }, (_, at) =>
    [...words.slice(at), ...words.slice(0, at)].join(' '),
  );
  return [...new Set(forms)];
}

/** Whether a folded label is one of the forms, its years apart. */
export function isHeadingOf(forms: readonly string[], folded: string): boolean {
  return forms.includes(withoutYears(folded.split(' ')).join(' '));
}

/** Keys that the query as a whole has if it is a heading. */
export function headingsTyped(query: Query): (readonly [ReferenceField, string])[] {
  return referenceFields
    .map((field) => [field, headingKeyOf(field, wordsTypedFor(query, field))] as const)
    .filter(([, key]) => key !== '');
}

/** Up to three references, without duplicates. */
export function firstReferences(references: readonly Reference[]): Reference[] {
  const once = new Map(references.map((one) => [`${one.variant}\0${one.heading}`, one]));
  return [...once]
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .slice(0, 3)
    .map(([, reference]) => reference);
}
