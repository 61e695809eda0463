import type { OrdinalLists, ValueRows } from '../index/doc-values.ts';
import { shared } from '../index/shared-arrays.ts';

/** Rows are as long as nine titles in ten need, but no longer than this. */
const longestRow = 4;

/** One table with the values of several facets. */
export function buildValueRows(facets: readonly OrdinalLists[]): ValueRows[] {
  let bit = 0;
  const written = facets.map((lists) => {
    const one = plainRows(lists);
    const rows = { ...one, bit };
    bit += one.length * one.bits;
    return rows;
  });
  const titles = written[0] === undefined ? 0 : written[0].values.length / written[0].length;
  const width = Math.ceil(bit / 32);
  // The spare cell: each value is read together with the cell after it.
  const table = { width, cells: shared.uint32(titles * width + 1) };
  return written.map(({ values, ...rest }) => {
    const rows = { table, ...rest };
    for (let i = 0; i < values.length; i++)
      write(rows, Math.floor(i / rows.length), i % rows.length, values[i] as number);
    return rows;
  });
}

type PlainRows = Omit<ValueRows, 'table' | 'bit'> & { readonly values: Uint32Array };

function plainRows({ starts, values }: OrdinalLists): PlainRows {
  const length = lengthOf(starts);
  const titles = starts.length - 1;
  const rows = new Uint32Array(titles * length);
  const overflow: Uint32Array[] = [];
  const overflowBase = highestOf(values) + 1;
  for (let title = 0; title < titles; title++) {
    const list = values.subarray(starts[title], starts[title + 1]);
    const matchesPrefixes = list.length <= length;
    rows.set(matchesPrefixes ? list : list.subarray(0, length - 1), title * length);
    if (!matchesPrefixes)
      rows[title * length + length - 1] =
        overflowBase + overflow.push(list.subarray(length - 1)) - 1;
  }
  const bits = 32 - Math.clz32(overflowBase + overflow.length - 1);
  return { values: rows, length, bits, overflowBase, overflow: sharedLists(overflow) };
}

function lengthOf(starts: Uint32Array): number {
  const titles = starts.length - 1;
  const lengths = new Uint32Array(longestRow + 1);
  for (let title = 0; title < titles; title++) {
    const length = (starts[title + 1] as number) - (starts[title] as number);
    if (length <= longestRow) lengths[length] = (lengths[length] as number) + 1;
  }
  let fitting = lengths[0] as number;
  for (let length = 1; length < longestRow; length++) {
    fitting += lengths[length] as number;
    if (fitting >= titles * 0.9) return Math.max(2, length);
  }
  return longestRow;
}

function highestOf(values: Uint32Array): number {
  let highest = 0;
  for (const value of values) if (value > highest) highest = value;
  return highest;
}

function write({ table, bit, bits }: ValueRows, title: number, place: number, value: number): void {
  const { width, cells } = table;
  const from = bit + place * bits;
  const at = title * width + (from >>> 5);
  const shift = from & 31;
  cells[at] = (cells[at] as number) | (value << shift);
  if (shift + bits > 32) cells[at + 1] = (cells[at + 1] as number) | (value >>> (32 - shift));
}

export function sharedLists(lists: readonly Uint32Array[]): OrdinalLists {
  const starts = shared.uint32(lists.length + 1);
  lists.forEach((list, i) => (starts[i + 1] = (starts[i] as number) + list.length));
  const values = shared.uint32(starts[lists.length] as number);
  lists.forEach((list, i) => values.set(list, starts[i]));
  return { starts, values };
}
