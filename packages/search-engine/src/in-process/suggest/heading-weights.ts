import type { HeadingIndex, ValueBlock } from '../index/facet-values.ts';
import { countOf, prefixRange } from '../index/strings.ts';
import { highestFirst } from './lazy-top-k.ts';
import { placesWithPrefixes } from './prefix-matches.ts';

/** Places in the block, best candidates first. */
export function* headingPlaces(
  block: ValueBlock,
  headings: HeadingIndex,
  totals: Uint32Array,
  typed: readonly string[],
): Generator<number> {
  const { sorted, places: placeIn, words } = headings;
  const starting = prefixRange(sorted, typed.join(' '));
  const { weigh, placeOf } = headingWeighing(block, headings, totals, starting);
  const found = placesWithPrefixes(words, typed);
  const best = highestFirst({
    count: found.length,
    weightAt: (i) => weigh(found[i] as number, placeIn[found[i] as number] as number),
    next: (i, least) => nextUsed(block, found, totals, least, i),
  });
  for (const weight of best) yield placeOf(weight);
}

/** Headings are numbered by use: from this number on they are hardly ever among the best. */
const mostUsed = 8_192;
const mostBeyond = new WeakMap<Uint32Array, number>();

/** The first of the places found from `at` on that may weigh more than `least`. */
function nextUsed(
  { first }: ValueBlock,
  found: Uint32Array,
  totals: Uint32Array,
  least: number,
  at: number,
): number {
  if ((mostOfLittleUsed(totals) + 1) * totalStep > least) return at;
  let next = at;
  while (next < found.length && first + (found[next] as number) >= mostUsed) next++;
  return next;
}

function mostOfLittleUsed(totals: Uint32Array): number {
  let most = mostBeyond.get(totals);
  if (most === undefined) {
    most = 0;
    for (let number = mostUsed; number < totals.length; number++)
      most = Math.max(most, totals[number] as number);
    mostBeyond.set(totals, most);
  }
  return most;
}

const rankLimit = 2 ** 26;
/** Above the rank stands whether the label begins with the text. */
const totalStep = 2 * rankLimit;
const none = [0, 0] as const;

/**
 * Weighs headings: the most used first, then those whose ranks are within `starting`, then by label; headings without
 * titles are left out.
 */
export function headingWeighing(
  { first }: ValueBlock,
  { order, sorted }: HeadingIndex,
  totals: Uint32Array,
  [from, to]: readonly [low: number, high: number] = none,
): {
  readonly weigh: (place: number, rank: number) => number;
  readonly placeOf: (weight: number) => number;
} {
  const count = countOf(sorted);
  return {
    weigh: (place, rank) => {
      const total = totals[first + place] as number;
      if (total === 0) return -1;
      const begins = rank >= from && rank < to ? rankLimit : 0;
      return total * totalStep + begins + (count - rank);
    },
    placeOf: (weight) => order[count - (weight % rankLimit)] as number,
  };
}
