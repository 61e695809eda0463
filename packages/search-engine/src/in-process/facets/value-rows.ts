import type { Column, Lists, Rows } from '../index/doc-values.ts';
import type { CopiedRows } from './row-copies.ts';

export function valuesOf(column: Column, ordinal: number): Uint32Array | number[] {
  switch (column.kind) {
    case 'single': {
      const value = column.values[ordinal] as number;
      return value === 0 ? [] : [value];
    }
    case 'combined':
      return listAt(column.combinations, column.values[ordinal] as number);
    case 'many':
      return valuesInRow(column.rows, ordinal);
  }
}

function listAt({ starts, values }: Lists, list: number): Uint32Array {
  return values.subarray(starts[list], starts[list + 1]);
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
