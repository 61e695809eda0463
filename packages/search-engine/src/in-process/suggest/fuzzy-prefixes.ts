import { fits, slipFrom } from '../../spelling/slip.ts';
import { prefixRange } from '../index/strings.ts';
import type { WordIndex } from '../index/word-index.ts';
import { nearPrefixes } from '../postings/fuzzy-terms.ts';
import { fromHighest } from './lazy-top-k.ts';
import { placesInAll } from './prefix-matches.ts';
import type { WordRange } from './prefix-matches.ts';

/** So many texts are looked at for one word: who types fast waits for nobody's slip. */
const lookLimit = 2_000;

/** How the texts of an index are weighed: the highest first, those under 0 not at all. */
export interface Weighing {
  readonly weigh: (place: number) => number;
  readonly placeOf: (weight: number) => number;
  readonly textAt: (place: number) => string;
}

/**
 * Places of texts that the words typed would begin words of, but for one slip: for each word that
 * may have it the best first, until there are `limit` different texts.
 */
export function* slippedPlaces(
  index: WordIndex,
  asked: readonly string[],
  limit: number,
  { weigh, placeOf, textAt }: Weighing,
): Generator<number> {
  const exact = asked.map((word) => prefixRange(index.words, word));
  for (const [i, word] of asked.entries()) {
    if (word.length < slipFrom) continue;
    const others = exact.toSpliced(i, 1);
    if (others.some(([low, high]) => low === high)) continue;
    const near = nearRanges(index, word, exact[i] as WordRange);
    const places = placesInAll(index, [near, ...others.map((range) => [range])]);
    const weightAt = (at: number): number => weigh(places[at] as number);
    const texts = new Set<string>();
    let looked = 0;
    for (const weight of fromHighest({ count: places.length, weightAt })) {
      if (looked++ === lookLimit || texts.size === limit) break;
      const place = placeOf(weight);
      const text = textAt(place);
      if (fits(text, [word])) continue;
      texts.add(text);
      yield place;
    }
  }
}

/** Words that begin with the word typed but for one slip, less those that begin with it. */
function nearRanges({ words }: WordIndex, word: string, [low, high]: WordRange): WordRange[] {
  return nearPrefixes({ words, order: null }, word, 1)
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
