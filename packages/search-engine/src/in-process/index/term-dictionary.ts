import { countOf, indexOfUtf8, stringAt } from './strings.ts';
import type { Strings } from './strings.ts';
import { isStem } from './terms.ts';

/**
 * The terms of a segment and their folded surface forms. Terms are numbered by bytes, so that the
 * stems, with the mark of their language, come before the words that are terms as they stand. Such
 * a word is its term's only form, and its text is kept once. A form of two terms (a stem and a
 * name, say) is there twice.
 */
export interface TermDictionary {
  /** Sorted by bytes. */
  readonly stems: Strings;
  /** The forms, sorted by term and then by bytes. */
  readonly words: Strings;
  /** The forms of stem t are those from `starts[t]` to `starts[t + 1]`; the other terms follow. */
  readonly starts: Uint32Array;
  /** The numbers of the forms in the order of bytes. */
  readonly order: Uint32Array;
  /** Number of occurrences of each form, in deleted titles too. */
  readonly counts: Uint32Array;
}

/** A dictionary whose words are not counted. */
export type UncountedTerms = Omit<TermDictionary, 'counts'>;

type Stems = Pick<TermDictionary, 'stems' | 'starts'>;

/** Difference between the number of a form that is a term as it stands and its term's. */
function shiftOf({ stems, starts }: Stems): number {
  const count = countOf(stems);
  return (starts[count] as number) - count;
}

export function termCount(dictionary: Pick<TermDictionary, 'words'> & Stems): number {
  return countOf(dictionary.words) - shiftOf(dictionary);
}

export function isStemNumber({ stems }: Stems, term: number): boolean {
  return term < countOf(stems);
}

/** The forms of a term: from the first to the one before `to`. */
export function formsOf(dictionary: Stems, term: number): readonly [from: number, to: number] {
  const { starts } = dictionary;
  if (isStemNumber(dictionary, term)) return [starts[term] as number, starts[term + 1] as number];
  const form = term + shiftOf(dictionary);
  return [form, form + 1];
}

export function termOfForm(dictionary: Stems, form: number): number {
  const { stems, starts } = dictionary;
  let low = 0;
  let high = countOf(stems);
  if (form >= (starts[high] as number)) return form - shiftOf(dictionary);
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) <= form) low = middle;
    else high = middle;
  }
  return low;
}

export function termText(dictionary: UncountedTerms, term: number): string {
  if (isStemNumber(dictionary, term)) return stringAt(dictionary.stems, term);
  return stringAt(dictionary.words, term + shiftOf(dictionary));
}

/** The number of a term by its text in UTF-8, or -1. */
export function indexOfTerm(dictionary: UncountedTerms, text: Uint8Array): number {
  const { stems, words, starts } = dictionary;
  if (isStem(text)) return indexOfUtf8(stems, text);
  const form = indexOfUtf8(words, text, starts[countOf(stems)]);
  return form < 0 ? -1 : form - shiftOf(dictionary);
}

/** The term of each form. */
export function termsOfWords(dictionary: Pick<TermDictionary, 'words'> & Stems): Uint32Array {
  const { stems, words, starts } = dictionary;
  const terms = new Uint32Array(countOf(words));
  const count = countOf(stems);
  for (let term = 0; term < count; term++) terms.fill(term, starts[term], starts[term + 1]);
  const shift = shiftOf(dictionary);
  for (let form = starts[count] as number; form < terms.length; form++) terms[form] = form - shift;
  return terms;
}
