import { countOf } from './strings.ts';
import type { Strings } from './strings.ts';

/**
 * The folded surface forms of the segment's terms. A form of two terms (a stem and a name, say)
 * is there twice.
 */
export interface TermDictionary {
  /** The forms, sorted by term and then by bytes. */
  readonly words: Strings;
  /** The forms of term t are those from `starts[t]` to `starts[t + 1]`. */
  readonly starts: Uint32Array;
  /** The numbers of the forms in the order of bytes. */
  readonly order: Uint32Array;
  /** How often each form occurs, in deleted titles too. */
  readonly counts: Uint32Array;
}

/** The term of each form. */
export function termsOfWords({
  words,
  starts,
}: Pick<TermDictionary, 'words' | 'starts'>): Uint32Array {
  const terms = new Uint32Array(countOf(words));
  for (let term = 0; term + 1 < starts.length; term++)
    terms.fill(term, starts[term], starts[term + 1]);
  return terms;
}
