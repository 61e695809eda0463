import type { Suggestion } from '../../port.ts';
import { matchesWithOneEdit } from '../../spelling/prefix-match.ts';
import { foldedLabelOf, labelOf } from '../index/facet-values.ts';
import type { ValueSet } from '../index/facet-values.ts';
import {
  typedWhole,
  fuzzyIn,
  compareCandidates,
  candidateOf,
  relabelled,
  candidatesIn,
} from './heading-candidates.ts';

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
