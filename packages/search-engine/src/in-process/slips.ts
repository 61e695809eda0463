import { fits, slipFrom } from '../spelling/slip.ts';
import { fromHighest } from './leading.ts';
import { nearPrefixes } from './near.ts';
import { countOf, prefixRange, stringAt } from './strings.ts';
import type { WordIndex } from './word-index.ts';

/** So many texts are looked at for one word: who types fast waits for nobody's slip. */
const lookLimit = 2_000;

/** Places of the word that begins words of the fewest texts. */
function rarest(
  { words, starts, places }: WordIndex,
  asked: readonly string[],
): number[] | undefined {
  const [fewest] = asked
    .map((word) => prefixRange(words, word))
    .map(([low, high]) => places.subarray(starts[low], starts[high]))
    .sort((a, b) => a.length - b.length);
  return fewest === undefined ? undefined : [...fewest];
}

function shared(few: readonly number[], many: readonly number[]): number[] {
  const all = new Set(many);
  return few.filter((place) => all.has(place));
}

/** How the texts of an index are weighed: the highest first, those under 0 not at all. */
export interface Weighing {
  readonly weigh: (place: number) => number;
  readonly placeOf: (weight: number) => number;
  readonly textAt: (place: number) => string;
}

/**
 * Places of texts that the words typed would begin words of, but for one slip; best first for each
 * word that may have it.
 */
export function* slippedPlaces(
  index: WordIndex,
  asked: readonly string[],
  { weigh, placeOf, textAt }: Weighing,
): Generator<number> {
  const words = {
    length: countOf(index.words),
    wordAt: (place: number): string => stringAt(index.words, place),
  };
  for (const [i, word] of asked.entries()) {
    if (word.length < slipFrom) continue;
    const others = asked.toSpliced(i, 1);
    const rest = rarest(index, others);
    if (rest?.length === 0) continue;
    const near = nearPrefixes(words, word, 1).flatMap(([from, to]) => [
      ...index.places.subarray(index.starts[from], index.starts[to]),
    ]);
    const places = rest === undefined || rest.length > near.length ? near : shared(rest, near);
    let looked = 0;
    const weighed = (at: number): number => weigh(places[at] as number);
    for (const weight of fromHighest(places.length, weighed, 32)) {
      if (looked++ === lookLimit) break;
      const place = placeOf(weight);
      const text = textAt(place);
      if (fits(text, others) && !fits(text, asked)) yield place;
    }
  }
}
