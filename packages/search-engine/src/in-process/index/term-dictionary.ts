import { countOf } from './strings.ts';
import type { Strings } from './strings.ts';

/**
 * Words as they stand in the texts of a segment, folded. A word that stands for two terms (a stem
 * and a name, say) is there twice.
 */
export interface Vocabulary {
  /** By term, then by bytes. */
  readonly words: Strings;
  /** The words of term t are those from `starts[t]` to `starts[t + 1]`. */
  readonly starts: Uint32Array;
  /** Their numbers by bytes. */
  readonly order: Uint32Array;
  /** How often each occurs, in deleted titles too. */
  readonly counts: Uint32Array;
}

/** Term of each word. */
export function termsOfWords({ words, starts }: Pick<Vocabulary, 'words' | 'starts'>): Uint32Array {
  const terms = new Uint32Array(countOf(words));
  for (let term = 0; term + 1 < starts.length; term++)
    terms.fill(term, starts[term], starts[term + 1]);
  return terms;
}
