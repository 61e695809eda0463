import type { QueryField } from '../../query.ts';
import { maskOf } from '../index/field-masks.ts';
import type { Segment } from '../index/segment.ts';
import { lengthOf, runOf } from './posting-list.ts';
import type { Run } from './posting-list.ts';
import { termsOf } from './term-lookup.ts';

/** Titles in which one word may be followed by another. */
export interface Beside {
  readonly runs: readonly Run[];
  /** Whether it is followed by it in every one of them. */
  readonly certain: boolean;
}

/** Words in fewer titles are quicker looked for one by one. */
const worthFrom = 1 / 64;

/**
 * Titles for each two words of a phrase that stand side by side, fewest first; none where one of
 * the words is so rare that there is no need.
 */
export function besides(segment: Segment, words: readonly string[], field: QueryField): Beside[] {
  const { common } = segment.pairs;
  if (common.length === 0) return [];
  const titles = segment.ids.length;
  const terms = words.map((word) => termsOf(segment, word, field));
  const rare = terms.some((some) => {
    const runs = some.map((term) => runOf(segment, term, field, 1));
    return lengthOf(runs) < titles * worthFrom;
  });
  if (rare) return [];
  const found = terms.slice(1).map((second, i): Beside => {
    const first = terms[i] as readonly number[];
    const pairs = first.flatMap((a) => second.map((b) => [a, b] as const));
    const certain = pairs.every(([a, b]) => common.includes(a) && common.includes(b));
    const runs = pairs.map(([a, b]) =>
      common.includes(a) && common.includes(b)
        ? runOfPair(segment, a, b, field)
        : rarerOf(segment, a, b, field),
    );
    return { runs, certain };
  });
  return found.sort((a, b) => lengthOf(a.runs) - lengthOf(b.runs));
}

function runOfPair(
  { pairs: { common, starts, entries } }: Segment,
  a: number,
  b: number,
  field: QueryField,
): Run {
  const pair = (common.indexOf(a) + 1) * (common.length + 1) + common.indexOf(b) + 1;
  const listed = entries.subarray(starts[pair], starts[pair + 1]);
  const impacts = onesFor(listed.length);
  return { entries: listed, impacts, start: 0, end: listed.length, mask: maskOf(field), weight: 1 };
}

let ones = new Uint8Array(0);

function onesFor(length: number): Uint8Array {
  if (ones.length < length) ones = new Uint8Array(length).fill(1);
  return ones;
}

function rarerOf(segment: Segment, a: number, b: number, field: QueryField): Run {
  const one = runOf(segment, a, field, 1);
  const other = runOf(segment, b, field, 1);
  return one.end - one.start < other.end - other.start ? one : other;
}
