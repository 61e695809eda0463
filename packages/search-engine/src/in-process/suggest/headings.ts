import type { Suggestion } from '../../port.ts';
import { fits, fitsWithSlip } from '../../spelling/slip.ts';
import { codeOf, foldedLabelOf, labelOf } from '../index/facet-values.ts';
import type { Headings, ValueBlock, ValueSet } from '../index/facet-values.ts';
import { countOf, prefixRange, stringAt } from '../index/strings.ts';
import { slippedPlaces } from './fuzzy-prefixes.ts';
import { fromHighest } from './lazy-top-k.ts';
import { placesBeginning } from './prefix-matches.ts';

interface Candidate {
  readonly number: number;
  readonly total: number;
  readonly starts: boolean;
  readonly key: string;
}

export function suggestHeadings(
  kind: 'author' | 'subject',
  set: ValueSet | undefined,
  totals: Uint32Array,
  asked: readonly string[],
  limit: number,
): Suggestion[] {
  if (set === undefined) return [];
  const candidates = [
    ...set.blocks.flatMap((block) => inBlock(set, block, totals, asked, limit)),
    ...relabelled(set, totals, asked),
  ];
  return candidates
    .sort(better)
    .slice(0, limit)
    .map(({ number, total }) => ({ kind, text: labelOf(set, number), total, id: null }));
}

/** The same with one slip in the words typed. */
export function slippedHeadings(
  kind: 'author' | 'subject',
  set: ValueSet | undefined,
  totals: Uint32Array,
  asked: readonly string[],
  limit: number,
): Suggestion[] {
  if (set === undefined) return [];
  const changed = [...set.relabelled.keys()].filter(
    (number) => totals[number] !== 0 && fitsWithSlip(foldedLabelOf(set, number), asked),
  );
  const numbers = new Set([
    ...set.blocks.flatMap((block) => slippedIn(set, block, totals, asked, limit)),
    ...changed,
  ]);
  return [...numbers]
    .map((number) => ({ ...candidateOf(set, totals, number, asked), starts: false }))
    .sort(better)
    .slice(0, limit)
    .map(({ number, total }) => ({ kind, text: labelOf(set, number), total, id: null }));
}

function slippedIn(
  set: ValueSet,
  block: ValueBlock,
  totals: Uint32Array,
  asked: readonly string[],
  limit: number,
): number[] {
  const { headings, first, folded } = block;
  if (headings === null) return [];
  const { weigh, placeOf } = weighing(block, headings, totals);
  // Those with another label now are left out below.
  const slipped = slippedPlaces(headings.words, asked, limit + set.relabelled.size, {
    weigh: (place) => weigh(place, headings.places[place] as number),
    placeOf,
    textAt: (place) => stringAt(folded, place),
  });
  return Array.from(slipped, (place) => first + place).filter(
    (number) => !set.relabelled.has(number),
  );
}

/** Labels that begin with the text come first, then the most used. */
function better(a: Candidate, b: Candidate): number {
  return (
    Number(b.starts) - Number(a.starts) ||
    b.total - a.total ||
    Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  );
}

function candidateOf(
  set: ValueSet,
  totals: Uint32Array,
  number: number,
  asked: readonly string[],
): Candidate {
  const folded = foldedLabelOf(set, number);
  return {
    number,
    total: totals[number] as number,
    starts: folded.startsWith(asked.join(' ')),
    key: `${folded}\0${codeOf(set, number)}`,
  };
}

function relabelled(set: ValueSet, totals: Uint32Array, asked: readonly string[]): Candidate[] {
  return [...set.relabelled.keys()]
    .filter((number) => totals[number] !== 0 && fits(foldedLabelOf(set, number), asked))
    .map((number) => candidateOf(set, totals, number, asked));
}

function inBlock(
  set: ValueSet,
  block: ValueBlock,
  totals: Uint32Array,
  asked: readonly string[],
  limit: number,
): Candidate[] {
  const { headings } = block;
  if (headings === null) return [];
  const found = new Map<number, Candidate>();
  for (const place of places(block, headings, totals, asked)) {
    const number = block.first + place;
    if (found.has(number) || set.relabelled.has(number)) continue;
    found.set(number, candidateOf(set, totals, number, asked));
    if (found.size === limit) break;
  }
  return [...found.values()];
}

/** Places in the block in the order of `better`; those that begin with the text come again later. */
function* places(
  block: ValueBlock,
  headings: Headings,
  totals: Uint32Array,
  asked: readonly string[],
): Generator<number> {
  const { order, sorted, places: placeIn, words } = headings;
  const { weigh, placeOf } = weighing(block, headings, totals);
  const [from, to] = prefixRange(sorted, asked.join(' '));
  const leading = fromHighest({
    count: to - from,
    weightAt: (i) => weigh(order[from + i] as number, from + i),
    next: (i, least) => nextUsed(block, order, totals, least, from + i, to) - from,
  });
  for (const weight of leading) yield placeOf(weight);
  const found = placesBeginning(words, asked);
  const weightAt = (i: number): number => {
    const place = found[i] as number;
    return weigh(place, placeIn[place] as number);
  };
  for (const weight of fromHighest({ count: found.length, weightAt })) yield placeOf(weight);
}

/** Headings are numbered by use: those from here on are mostly not among the best. */
const mostUsed = 8_192;
const mostBeyond = new WeakMap<Uint32Array, number>();

/** First of the sorted headings from `at` on that may weigh more than `least`. */
function nextUsed(
  { first }: ValueBlock,
  order: Uint32Array,
  totals: Uint32Array,
  least: number,
  at: number,
  to: number,
): number {
  if ((mostOfLittleUsed(totals) + 1) * rankLimit > least) return at;
  let next = at;
  while (next < to && first + (order[next] as number) >= mostUsed) next++;
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

/** The most used first, then by label; those without titles not at all. */
function weighing(
  { first }: ValueBlock,
  { order, sorted }: Headings,
  totals: Uint32Array,
): {
  readonly weigh: (place: number, rank: number) => number;
  readonly placeOf: (weight: number) => number;
} {
  const count = countOf(sorted);
  return {
    weigh: (place, rank) => {
      const total = totals[first + place] as number;
      return total === 0 ? -1 : total * rankLimit + (count - rank);
    },
    placeOf: (weight) => order[count - (weight % rankLimit)] as number,
  };
}
