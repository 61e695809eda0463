import type { OrderCode } from '../../fields.ts';
import { noYear } from '../index/sort-keys.ts';
import type { SortKeys } from '../index/sort-keys.ts';
import { compareAt } from '../index/strings.ts';
import type { Strings } from '../index/strings.ts';
import type { Found } from './top-k.ts';

type Compare = (a: Found, b: Found) => number;

/** Places are good within a segment only: across segments the keys themselves are compared. */
const firstBy: Readonly<Record<OrderCode, Compare>> = {
  C: (a, b) => b.score - a.score || newerAndMoreHeld(a, b),
  T: () => 0,
  A: (a, b) => text(a, b, 'author'),
  D: (a, b) => number(a, b, 'year'),
  W: (a, b) => text(a, b, 'workType'),
  N: (a, b) => text(a, b, 'callNumber'),
  I: (a, b) => number(a, b, 'includedOn'),
};

export function hasYear({ part, ordinal }: Found): boolean {
  return part.segment.keys.year[ordinal] !== noYear;
}

export function copiesOf({ part, ordinal }: Found): number {
  return part.segment.keys.copies[ordinal] as number;
}

/** What decides among titles that are as good as each other. */
export function newerAndMoreHeld(a: Found, b: Found): number {
  return number(a, b, 'year') || number(a, b, 'copies') || idOf(a) - idOf(b);
}

export function comparison(order: OrderCode): Compare {
  const first = firstBy[order];
  if (order === 'C') return first;
  return (a, b) => first(a, b) || text(a, b, 'title') || idOf(a) - idOf(b);
}

export function idOf({ part, ordinal }: Found): number {
  return part.segment.ids[ordinal] as number;
}

function number(a: Found, b: Found, key: 'year' | 'copies' | 'includedOn'): number {
  const one = a.part.segment.keys[key][a.ordinal] as number;
  const other = b.part.segment.keys[key][b.ordinal] as number;
  return other - one;
}

function text(
  a: Found,
  b: Found,
  key: keyof Pick<SortKeys, 'title' | 'author' | 'workType' | 'callNumber'>,
): number {
  const one = a.part.segment.keys[key];
  const other = b.part.segment.keys[key];
  const missing = Number(isEmpty(one, a.ordinal)) - Number(isEmpty(other, b.ordinal));
  return missing || compareAt(one, a.ordinal, other, b.ordinal);
}

function isEmpty({ offsets }: Strings, index: number): boolean {
  return offsets[index] === offsets[index + 1];
}

/** The first `wanted` of lists that are each in order. */
export function mergeFound(
  lists: readonly (readonly Found[])[],
  order: OrderCode,
  wanted: number,
): readonly Found[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return (filled[0] ?? []).slice(0, wanted);
  const compare = comparison(order);
  return filled.reduce((merged, list) => mergeTwo(merged, list, compare, wanted));
}

function mergeTwo(
  a: readonly Found[],
  b: readonly Found[],
  compare: Compare,
  wanted: number,
): Found[] {
  const merged: Found[] = [];
  let [i, j] = [0, 0];
  while (merged.length < wanted && (i < a.length || j < b.length)) {
    const [one, other] = [a[i], b[j]];
    if (other === undefined || (one !== undefined && compare(one, other) <= 0)) {
      merged.push(one as Found);
      i++;
    } else {
      merged.push(other);
      j++;
    }
  }
  return merged;
}
