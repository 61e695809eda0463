import type { SearchField } from '../fields.ts';
import type { SearchDocument } from '../port.ts';
import type { QueryField } from '../query.ts';
import { numbersIn } from './standard-number.ts';
import type { StemmedLanguage } from './stem.ts';
import { foldWords } from './words.ts';

/** Fields of running text; names, numbers and shelf marks are not stemmed. */
const stemmedFields: ReadonlySet<SearchField> = new Set(['title', 'subject', 'series', 'notes']);

export function isStemmed(field: SearchField): boolean {
  return stemmedFields.has(field);
}

/**
 * The language that a text of a record is stemmed in; null for none. Headings have a language of
 * their own.
 */
export function languageIn(
  field: SearchField,
  { language, headingLanguage = 'pt' }: Pick<SearchDocument, 'language' | 'headingLanguage'>,
): StemmedLanguage | null {
  if (!isStemmed(field)) return null;
  return field === 'subject' ? headingLanguage : language;
}

const fieldsOfSigns: ReadonlySet<QueryField> = new Set([
  'callNumber',
  'standardNumber',
  'identifier',
]);

/** Whether words of a field may be joined: in numbers and marks a hyphen only separates. */
export function hasCompounds(field: QueryField): boolean {
  return !fieldsOfSigns.has(field);
}

/** Words of one text of a record, in order and folded; the caller stems them. */
export function fieldWords(field: SearchField, text: string): string[] {
  return field === 'standardNumber' ? numberWords(text) : foldWords(text);
}

const thirteenDigits = /^\d{13}$/;

/** Each number as one word in one form, and the text around it, without its label, as words. */
export function numberWords(text: string): string[] {
  // Most numbers are written so; this is twice as quick.
  if (thirteenDigits.test(text)) return [text];
  const words: string[] = [];
  let from = 0;
  for (const number of numbersIn(text, false)) {
    words.push(...foldWords(text.slice(from, number.start)), number.key);
    from = number.end;
  }
  words.push(...foldWords(text.slice(from)));
  return words.filter((word) => !/^(?:isbn|issn)$/.test(word));
}
