import { headingForms, isHeadingOf } from '../../analysis/index.ts';
import type { Suggestion } from '../../port.ts';
import { matchesPrefixes, matchesWithOneEdit } from '../../spelling/prefix-match.ts';
import { headingsNamed } from '../index/exact-headings.ts';
import { codeOf, foldedLabelOf, labelOf } from '../index/facet-values.ts';
import type { HeadingIndex, ValueBlock, ValueSet } from '../index/facet-values.ts';
import { countOf, prefixRange, stringAt } from '../index/strings.ts';
import { fuzzyPlaces } from './fuzzy-prefixes.ts';
import { highestFirst } from './lazy-top-k.ts';
import { placesWithPrefixes } from './prefix-matches.ts';

interface Candidate {
  readonly number: number;
  readonly total: number;
  readonly starts: boolean;
  /** Whether it is the whole text typed. */
  readonly isTyped: boolean;
  readonly key: string;
}

/** Headings suggested, and whether the first is the whole text typed. */
export interface SuggestedHeadings {
  readonly suggestions: readonly Suggestion[];
  readonly isTyped: boolean;
}

export function suggestHeadings(
  kind: 'author' | 'subject',
  set: ValueSet | undefined,
  totals: Uint32Array,
  typed: readonly string[],
  limit: number,
): SuggestedHeadings {
  if (set === undefined) return { suggestions: [], isTyped: false };
  const candidates = [
    ...typedWhole(set, totals, typed),
    ...set.blocks.flatMap((block) => candidatesIn(set, block, totals, typed, limit)),
    ...relabelled(set, totals, typed),
  ];
  const best = [...new Map(candidates.map((one) => [one.number, one])).values()]
    .sort(compareCandidates)
    .slice(0, limit);
  const suggestions = best.map(({ number, total }) => suggestionOf(kind, set, number, total));
  return { suggestions, isTyped: best[0]?.isTyped ?? false };
}

function suggestionOf(
  kind: 'author' | 'subject',
  set: ValueSet,
  number: number,
  total: number,
): Suggestion {
  return { kind, text: labelOf(set, number), total, id: null };
}

/** Headings that are the whole text typed, however little they are used. */
function typedWhole(set: ValueSet, totals: Uint32Array, typed: readonly string[]): Candidate[] {
  return headingsNamed(set, headingForms(typed))
    .filter((number) => (totals[number] as number) > 0)
    .map((number) => candidateOf(set, totals, number, typed))
    .filter(({ key }) => matchesPrefixes(key.slice(0, key.indexOf('\0')), typed));
}

/** Headings that match what is typed with one edit in its words. */
export function fuzzyHeadings(
  kind: 'author' | 'subject',
  set: ValueSet | undefined,
  totals: Uint32Array,
  typed: readonly string[],
  limit: number,
): Suggestion[] {
  if (set === undefined) return [];
  const changed = [...set.relabelled.keys()].filter(
    (number) => totals[number] !== 0 && matchesWithOneEdit(foldedLabelOf(set, number), typed),
  );
  const numbers = new Set([
    ...set.blocks.flatMap((block) => fuzzyIn(set, block, totals, typed, limit)),
    ...changed,
  ]);
  return [...numbers]
    .map((number) => ({
      ...candidateOf(set, totals, number, typed),
      starts: false,
      isTyped: false,
    }))
    .sort(compareCandidates)
    .slice(0, limit)
    .map(({ number, total }) => suggestionOf(kind, set, number, total));
}

function fuzzyIn(
  set: ValueSet,
  block: ValueBlock,
  totals: Uint32Array,
  typed: readonly string[],
  limit: number,
): number[] {
  const { headings, first, folded } = block;
  if (headings === null) return [];
  const { weigh, placeOf } = weighing(block, headings, totals);
  // Values relabelled since are left out below.
  const fuzzy = fuzzyPlaces(headings.words, typed, limit + set.relabelled.size, {
    weigh: (place) => weigh(place, headings.places[place] as number),
    placeOf,
    textAt: (place) => stringAt(folded, place),
  });
  return Array.from(fuzzy, (place) => first + place).filter(
    (number) => !set.relabelled.has(number),
  );
}

/**
 * Compares candidates: the one that was typed as a whole comes first; then the most used, whichever of
 * their words was typed; of equals those that begin with the text.
 */
function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    Number(b.isTyped) - Number(a.isTyped) ||
    b.total - a.total ||
    Number(b.starts) - Number(a.starts) ||
    Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  );
}

function candidateOf(
  set: ValueSet,
  totals: Uint32Array,
  number: number,
  typed: readonly string[],
): Candidate {
  const folded = foldedLabelOf(set, number);
  return {
    number,
    total: totals[number] as number,
    starts: folded.startsWith(typed.join(' ')),
    isTyped: isHeadingOf(headingForms(typed), folded),
    key: `${folded}\0${codeOf(set, number)}`,
  };
}

function relabelled(set: ValueSet, totals: Uint32Array, typed: readonly string[]): Candidate[] {
  return [...set.relabelled.keys()]
    .filter((number) => totals[number] !== 0 && matchesPrefixes(foldedLabelOf(set, number), typed))
    .map((number) => candidateOf(set, totals, number, typed));
}

function candidatesIn(
  set: ValueSet,
  block: ValueBlock,
  totals: Uint32Array,
  typed: readonly string[],
  limit: number,
): Candidate[] {
  const { headings } = block;
  if (headings === null) return [];
  const found = new Map<number, Candidate>();
  for (const place of places(block, headings, totals, typed)) {
    const number = block.first + place;
    if (found.has(number) || set.relabelled.has(number)) continue;
    found.set(number, candidateOf(set, totals, number, typed));
    if (found.size === limit) break;
  }
  return [...found.values()];
}

/** Places in the block, best candidates first. */
function* places(
  block: ValueBlock,
  headings: HeadingIndex,
  totals: Uint32Array,
  typed: readonly string[],
): Generator<number> {
  const { sorted, places: placeIn, words } = headings;
  const starting = prefixRange(sorted, typed.join(' '));
  const { weigh, placeOf } = weighing(block, headings, totals, starting);
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
 * The most used first, then those whose ranks are within `starting`, then by label; headings without
 * titles are left out.
 */
function weighing(
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
