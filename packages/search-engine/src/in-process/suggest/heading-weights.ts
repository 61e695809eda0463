import { headingTailStart } from '../index/facet-values.ts';
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
    next: (i, least) => nextCompetitive(block, found, totals, least, i),
  });
  for (const weight of best) yield placeOf(weight);
}

/** The highest total from the tail on, by totals. */
const maxTailCounts = new WeakMap<Uint32Array, number>();

/** The first of the places found from `at` on that may weigh more than `least`. */
function nextCompetitive(
  { first }: ValueBlock,
  found: Uint32Array,
  totals: Uint32Array,
  least: number,
  at: number,
): number {
  if ((maxTailCount(totals) + 1) * totalStep > least) return at;
  let next = at;
  while (next < found.length && first + (found[next] as number) >= headingTailStart) next++;
  return next;
}

function maxTailCount(totals: Uint32Array): number {
  let max = maxTailCounts.get(totals);
  if (max === undefined) {
    max = 0;
    for (let number = headingTailStart; number < totals.length; number++)
      max = Math.max(max, totals[number] as number);
    maxTailCounts.set(totals, max);
  }
  return max;
}

const rankLimit = 2 ** 26;
/** Step of the totals in a weight; below it, a bit above the rank says whether the label begins with the text. */
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
