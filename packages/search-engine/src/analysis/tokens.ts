import type { SearchField } from '../fields.ts';
import { numbersIn } from './standard-number.ts';
import { foldedWords } from './words.ts';

/** Fields in running language; names, numbers and shelf marks are not stemmed. */
const stemmedFields: ReadonlySet<SearchField> = new Set(['title', 'subject', 'series', 'notes']);

export function isStemmed(field: SearchField): boolean {
  return stemmedFields.has(field);
}

/** Words of one text of a record, in order and folded; stemming is the caller's. */
export function fieldWords(field: SearchField, text: string): string[] {
  return field === 'standardNumber' ? numberWords(text) : foldedWords(text);
}

/** Each number as one word in its one form; what stands around it, save its label, as words. */
export function numberWords(text: string): string[] {
  const words: string[] = [];
  let from = 0;
  for (const number of numbersIn(text, false)) {
    words.push(...foldedWords(text.slice(from, number.start)), number.key);
    from = number.end;
  }
  words.push(...foldedWords(text.slice(from)));
  return words.filter((word) => !/^(?:isbn|issn)$/.test(word));
}
