import { inverse, share } from '../index/permutations.ts';
import { sortedOrder } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';
import type { TitleIndex } from '../index/title-index.ts';
import { indexWords } from '../index/word-index.ts';

export function buildTitles(written: Strings, folded: Strings): TitleIndex {
  const order = share(sortedOrder(folded));
  const { words, starts, places } = indexWords(folded);
  return {
    written,
    order,
    places: inverse(order),
    words,
    wordStarts: starts,
    wordTitles: places,
  };
}
