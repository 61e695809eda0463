import { headingForms, isHeadingOf } from '../../analysis/index.ts';
import { matchesPrefixes } from '../../spelling/prefix-match.ts';
import { headingsNamed } from '../index/exact-headings.ts';
import { codeOf, foldedLabelOf } from '../index/facet-values.ts';
import type { ValueBlock, ValueSet } from '../index/facet-values.ts';
import { stringAt } from '../index/strings.ts';
import { fuzzyPlaces } from './fuzzy-prefixes.ts';
import { headingPlaces, headingWeighing } from './heading-weights.ts';

interface Candidate {
  readonly number: number;
  readonly total: number;
  readonly starts: boolean;
  /** Whether it is the whole text typed. */
  readonly isTyped: boolean;
  readonly key: string;
}

/** Headings that are the whole text typed, however little they are used. */
export function typedWhole(
  set: ValueSet,
  totals: Uint32Array,
  typed: readonly string[],
): Candidate[] {
  return headingsNamed(set, headingForms(typed))
    .filter((number) => (totals[number] as number) > 0)
    .map((number) => candidateOf(set, totals, number, typed))
    .filter(({ key }) => matchesPrefixes(key.slice(0, key.indexOf('\0')), typed));
}

/** Numbers of a block's headings that match with one edit. */
export function fuzzyIn(
  set: ValueSet,
  block: ValueBlock,
  totals: Uint32Array,
  typed: readonly string[],
  limit: number,
): number[] {
  const { headings, first, folded } = block;
  if (headings === null) return [];
  const { weigh, placeOf } = headingWeighing(block, headings, totals);
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
export function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    Number(b.isTyped) - Number(a.isTyped) ||
    b.total - a.total ||
    Number(b.starts) - Number(a.starts) ||
    Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  );
}

/** A heading as a candidate, by its number. */
export function candidateOf(
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

/** Headings relabelled since their block was written, where they match. */
export function relabelled(
  set: ValueSet,
  totals: Uint32Array,
  typed: readonly string[],
): Candidate[] {
  return [...set.relabelled.keys()]
    .filter((number) => totals[number] !== 0 && matchesPrefixes(foldedLabelOf(set, number), typed))
    .map((number) => candidateOf(set, totals, number, typed));
}

/** A block's best headings, up to `limit`. */
export function candidatesIn(
  set: ValueSet,
  block: ValueBlock,
  totals: Uint32Array,
  typed: readonly string[],
  limit: number,
): Candidate[] {
  const { headings } = block;
  if (headings === null) return [];
  const found = new Map<number, Candidate>();
  for (const place of headingPlaces(block, headings, totals, typed)) {
    const number = block.first + place;
    if (found.has(number) || set.relabelled.has(number)) continue;
    found.set(number, candidateOf(set, totals, number, typed));
    if (found.size === limit) break;
  }
  return [...found.values()];
}
