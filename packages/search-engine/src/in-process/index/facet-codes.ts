import { compareAt, utf8 } from './strings.ts';
import type { Strings } from './strings.ts';
import type { ValueSet, ValueBlock } from './facet-values.ts';
import { blockOf } from './facet-values.ts';

/** The number of a code, or 0. */
export function numberOf({ blocks }: ValueSet, code: string): number {
  const wanted = utf8(code);
  for (const block of blocks) {
    const place = block.codeOrder[codesBefore(block, (order) => order(wanted) < 0)];
    if (place !== undefined && comparePlaced(block.codes, place, wanted) === 0)
      return block.first + place;
  }
  return 0;
}

/**
 * Numbers of the values whose codes are not before `from` nor after `to`; '' leaves an end open.
 */
export function numbersBetween({ blocks }: ValueSet, from: string, to: string): number[] {
  const [least, most] = [utf8(from), utf8(to)];
  return blocks.flatMap((block) => {
    const start = codesBefore(block, (order) => order(least) < 0);
    const end = to === '' ? undefined : codesBefore(block, (order) => order(most) <= 0);
    return Array.from(block.codeOrder.subarray(start, end), (place) => block.first + place);
  });
}

/** Counts the codes of a block, in the order of codes, before the first for which `isBefore` is false. */
function codesBefore(
  { codes, codeOrder }: ValueBlock,
  isBefore: (order: (wanted: Uint8Array) => number) => boolean,
): number {
  let low = 0;
  let high = codeOrder.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const place = codeOrder[middle] as number;
    if (isBefore((wanted) => comparePlaced(codes, place, wanted))) low = middle + 1;
    else high = middle;
  }
  return low;
}

function comparePlaced(strings: Strings, index: number, wanted: Uint8Array): number {
  return compareAt(
    strings,
    index,
    { bytes: wanted, offsets: new Uint32Array([0, wanted.length]) },
    0,
  );
}

/** Compares the codes of two values by their numbers. */
export function compareCodes(set: ValueSet, a: number, b: number): number {
  const one = blockOf(set, a);
  const other = blockOf(set, b);
  if (one !== other) return compareAt(one.codes, a - one.first, other.codes, b - other.first);
  return (one.codePlaces[a - one.first] as number) - (one.codePlaces[b - one.first] as number);
}
