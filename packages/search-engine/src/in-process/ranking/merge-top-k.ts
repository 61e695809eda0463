import type { OrderCode } from '../../fields.ts';
import { noYear } from '../index/sort-keys.ts';
import type { SortKeys } from '../index/sort-keys.ts';
import { compareAt } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';
import type { RankedDoc } from './top-k.ts';

type Compare = (a: RankedDoc, b: RankedDoc) => number;

/**
 * Comparisons of titles of different segments: places in an order hold within one segment, so the sort
 * keys themselves are compared.
 */
const firstBy: Readonly<Record<OrderCode, Compare>> = {
  C: (a, b) => b.score - a.score || compareTies(a, b),
  T: () => 0,
  A: (a, b) => text(a, b, 'author'),
  D: (a, b) => number(a, b, 'year'),
  W: (a, b) => text(a, b, 'workType'),
  N: (a, b) => text(a, b, 'callNumber'),
  I: (a, b) => number(a, b, 'includedOn'),
};

export function hasYear({ view, docId }: RankedDoc): boolean {
  return view.segment.keys.year[docId] !== noYear;
}

export function copiesOf({ view, docId }: RankedDoc): number {
  return view.segment.keys.copies[docId] as number;
}

/** Breaks ties between titles of equal relevance: the newer, then the more held. */
export function compareTies(a: RankedDoc, b: RankedDoc): number {
  return number(a, b, 'year') || number(a, b, 'copies') || idOf(a) - idOf(b);
}

export function comparatorOf(order: OrderCode): Compare {
  const first = firstBy[order];
  if (order === 'C') return first;
  return (a, b) => first(a, b) || text(a, b, 'title') || idOf(a) - idOf(b);
}

export function idOf({ view, docId }: RankedDoc): number {
  return view.segment.ids[docId] as number;
}

function number(a: RankedDoc, b: RankedDoc, key: 'year' | 'copies' | 'includedOn'): number {
  const one = a.view.segment.keys[key][a.docId] as number;
  const other = b.view.segment.keys[key][b.docId] as number;
  return other - one;
}

function text(
  a: RankedDoc,
  b: RankedDoc,
  key: keyof Pick<SortKeys, 'title' | 'author' | 'workType' | 'callNumber'>,
): number {
  const one = a.view.segment.keys[key];
  const other = b.view.segment.keys[key];
  const missing = Number(isEmpty(one, a.docId)) - Number(isEmpty(other, b.docId));
  return missing || compareAt(one, a.docId, other, b.docId);
}

function isEmpty({ offsets }: Strings, index: number): boolean {
  return offsets[index] === offsets[index + 1];
}

/** Merges sorted lists into the first `wanted` titles. */
export function mergeTopK(
  lists: readonly (readonly RankedDoc[])[],
  order: OrderCode,
  wanted: number,
): readonly RankedDoc[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return (filled[0] ?? []).slice(0, wanted);
  const compare = comparatorOf(order);
  return filled.reduce((merged, list) => mergeTwo(merged, list, compare, wanted));
}

function mergeTwo(
  a: readonly RankedDoc[],
  b: readonly RankedDoc[],
  compare: Compare,
  wanted: number,
): RankedDoc[] {
  const merged: RankedDoc[] = [];
  let [i, j] = [0, 0];
  while (merged.length < wanted && (i < a.length || j < b.length)) {
    const [one, other] = [a[i], b[j]];
    if (other === undefined || (one !== undefined && compare(one, other) <= 0)) {
      merged.push(one as RankedDoc);
      i++;
    } else {
      merged.push(other);
      j++;
    }
  }
  return merged;
}
