import { fuzzyFrom, matchesPrefixes } from '../../spelling/prefix-match.ts';
import { prefixRange } from '../index/strings.ts';
import type { WordIndex } from '../index/word-index.ts';
import { prefixesWithinEdits } from '../postings/fuzzy-terms.ts';
import { highestFirst } from './lazy-top-k.ts';
import { placesWithAll } from './prefix-matches.ts';
import type { WordRange } from './prefix-matches.ts';

/** Texts that are examined for each word: people who type fast do not wait for misspellings. */
const lookLimit = 2_000;

/** Weights of texts: the highest comes first, and below 0 a text is left out. */
export interface TextWeights {
  readonly weigh: (place: number) => number;
  readonly placeOf: (weight: number) => number;
  readonly textAt: (place: number) => string;
}

/**
 * Places of texts that would match the typed prefixes but for one edit: for each word that may
 * be misspelt, the best texts first, until there are `limit` different ones.
 */
export function* fuzzyPlaces(
  index: WordIndex,
  typed: readonly string[],
  limit: number,
  { weigh, placeOf, textAt }: TextWeights,
): Generator<number> {
  const exact = typed.map((word) => prefixRange(index.words, word));
  for (const [i, word] of typed.entries()) {
    if (word.length < fuzzyFrom) continue;
    const others = exact.toSpliced(i, 1);
    if (others.some(([low, high]) => low === high)) continue;
    const near = fuzzyRanges(index, word, exact[i] as WordRange);
    const places = placesWithAll(index, [near, ...others.map((range) => [range])]);
    const weightAt = (at: number): number => weigh(places[at] as number);
    const texts = new Set<string>();
    let looked = 0;
    for (const weight of highestFirst({ count: places.length, weightAt })) {
      if (looked++ === lookLimit || texts.size === limit) break;
      const place = placeOf(weight);
      const text = textAt(place);
      if (matchesPrefixes(text, [word])) continue;
      texts.add(text);
      yield place;
    }
  }
}

/** Words that begin with the typed word but for one edit, less those that begin with it exactly. */
function fuzzyRanges({ words }: WordIndex, word: string, [low, high]: WordRange): WordRange[] {
  return prefixesWithinEdits({ words, order: null }, word, 1)
    .flatMap(([from, to]): WordRange[] =>
      from <= low && high <= to
        ? [
            [from, low],
            [high, to],
          ]
        : [[from, to]],
    )
    .filter(([from, to]) => from < to);
}
