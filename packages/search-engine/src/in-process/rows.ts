import type { CopiedRows, PackedRows } from './packed-rows.ts';
import type { Lists } from './segment.ts';
import { shared } from './shared.ts';

/**
 * A row of `length` values for each title, filled up with 0: rows of one length are read without
 * asking where each ends, in less than half the time. Values have as many bits as they need and stand
 * close together, over the ends of cells, since a row is mostly waited for. A title with more values
 * has the number of its list of further ones, added to `furtherFrom`, in the last.
 */
export interface Rows {
  /** The rows of one facet, or of several that are mostly counted together. */
  readonly table: PackedRows;
  readonly length: number;
  /** Where the first value begins, and how long each is. */
  readonly bit: number;
  readonly bits: number;
  readonly furtherFrom: number;
  readonly further: Lists;
}

/** Rows are as long as nine titles in ten need, within reason. */
const longest = 4;

/** One table of the values of several facets. */
export function rowsOf(facets: readonly Lists[]): Rows[] {
  let bit = 0;
  const written = facets.map((lists) => {
    const one = unpacked(lists);
    const rows = { ...one, bit };
    bit += one.length * one.bits;
    return rows;
  });
  const titles = written[0] === undefined ? 0 : written[0].values.length / written[0].length;
  const width = Math.ceil(bit / 32);
  // One spare cell: with each value the cell behind it is read.
  const table = { width, cells: shared.uint32(titles * width + 1) };
  return written.map(({ values, ...rest }) => {
    const rows = { table, ...rest };
    for (let i = 0; i < values.length; i++)
      write(rows, Math.floor(i / rows.length), i % rows.length, values[i] as number);
    return rows;
  });
}

type Unpacked = Omit<Rows, 'table' | 'bit'> & { readonly values: Uint32Array };

function unpacked({ starts, values }: Lists): Unpacked {
  const length = lengthOf(starts);
  const titles = starts.length - 1;
  const rows = new Uint32Array(titles * length);
  const further: Uint32Array[] = [];
  const furtherFrom = highestOf(values) + 1;
  for (let title = 0; title < titles; title++) {
    const list = values.subarray(starts[title], starts[title + 1]);
    const fits = list.length <= length;
    rows.set(fits ? list : list.subarray(0, length - 1), title * length);
    if (!fits)
      rows[title * length + length - 1] = furtherFrom + further.push(list.subarray(length - 1)) - 1;
  }
  const bits = 32 - Math.clz32(furtherFrom + further.length - 1);
  return { values: rows, length, bits, furtherFrom, further: sharedLists(further) };
}

function lengthOf(starts: Uint32Array): number {
  const titles = starts.length - 1;
  const lengths = new Uint32Array(longest + 1);
  for (let title = 0; title < titles; title++) {
    const length = (starts[title + 1] as number) - (starts[title] as number);
    if (length <= longest) lengths[length] = (lengths[length] as number) + 1;
  }
  let fitting = lengths[0] as number;
  for (let length = 1; length < longest; length++) {
    fitting += lengths[length] as number;
    if (fitting >= titles * 0.9) return Math.max(2, length);
  }
  return longest;
}

function highestOf(values: Uint32Array): number {
  let highest = 0;
  for (const value of values) if (value > highest) highest = value;
  return highest;
}

function write({ table, bit, bits }: Rows, title: number, place: number, value: number): void {
  const { width, cells } = table;
  const from = bit + place * bits;
  const at = title * width + (from >>> 5);
  const shift = from & 31;
  cells[at] = (cells[at] as number) | (value << shift);
  if (shift + bits > 32) cells[at + 1] = (cells[at + 1] as number) | (value >>> (32 - shift));
}

/** The value at a place of a title's row. */
function valueAt({ table, bit, bits }: Rows, title: number, place: number): number {
  const { width, cells } = table;
  const from = bit + place * bits;
  const at = title * width + (from >>> 5);
  return joined(cells[at] as number, cells[at + 1] as number, from & 31) & maskOf(bits);
}

/** What begins in one cell and may go on in the next. */
function joined(cell: number, next: number, shift: number): number {
  // In two steps: nothing is shifted by 32.
  return (cell >>> shift) | ((next << 1) << (31 - shift));
}

function maskOf(bits: number): number {
  return (1 << bits) - 1;
}

/** The values of one title. */
export function valuesInRow(rows: Rows, title: number): number[] {
  const { length, furtherFrom, further } = rows;
  const values: number[] = [];
  for (let place = 0; place < length; place++) {
    const value = valueAt(rows, title, place);
    if (value >= furtherFrom) {
      const list = value - furtherFrom;
      values.push(...further.values.subarray(further.starts[list], further.starts[list + 1]));
    } else if (value > 0) values.push(value);
  }
  return values;
}

/** Whether a title has one of the values selected. */
export function rowPasses(rows: Rows, selected: Uint8Array, title: number): boolean {
  const { length, furtherFrom, further } = rows;
  let passes = 0;
  for (let place = 0; place < length; place++) {
    const value = valueAt(rows, title, place);
    if (value < furtherFrom) passes |= selected[value] as number;
    else if (listPasses(further, selected, value - furtherFrom)) return true;
  }
  return passes === 1;
}

function listPasses({ starts, values }: Lists, selected: Uint8Array, list: number): boolean {
  return values.subarray(starts[list], starts[list + 1]).some((value) => selected[value] === 1);
}

/**
 * Puts the values of copied rows, from one title to another, one after the other. In place of those
 * that stand for lists is 0; they are put into `overflows`. Few titles have more values than a row.
 */
export function gatherValues(
  copied: CopiedRows,
  rows: Rows,
  from: number,
  to: number,
  into: Uint32Array,
  overflows: number[],
): number {
  const { length, furtherFrom } = rows;
  const end = (to - from) * length;
  for (let place = 0; place < length; place++) gatherPlace(copied, rows, from, place, into, end);
  for (let i = length - 1; i < end; i += length) {
    const value = into[i] as number;
    if (value < furtherFrom) continue;
    overflows.push(value - furtherFrom);
    into[i] = 0;
  }
  return end;
}

function gatherPlace(
  { cells, start }: CopiedRows,
  { table: { width }, length, bit, bits }: Rows,
  from: number,
  place: number,
  into: Uint32Array,
  end: number,
): void {
  const begins = bit + place * bits;
  const shift = begins & 31;
  const mask = maskOf(bits);
  let at = start + from * width + (begins >>> 5);
  for (let i = place; i < end; i += length, at += width)
    into[i] = joined(cells[at] as number, cells[at + 1] as number, shift) & mask;
}

export function sharedLists(lists: readonly Uint32Array[]): Lists {
  const starts = shared.uint32(lists.length + 1);
  lists.forEach((list, i) => (starts[i + 1] = (starts[i] as number) + list.length));
  const values = shared.uint32(starts[lists.length] as number);
  lists.forEach((list, i) => values.set(list, starts[i]));
  return { starts, values };
}
