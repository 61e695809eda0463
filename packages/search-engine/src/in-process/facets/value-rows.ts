import type { DocValues, OrdinalLists, ValueRows } from '../index/doc-values.ts';
import type { RowCopy } from './row-copies.ts';

export function valuesOfDoc(column: DocValues, docId: number): Uint32Array | number[] {
  switch (column.kind) {
    case 'single': {
      const value = column.values[docId] as number;
      return value === 0 ? [] : [value];
    }
    case 'combined':
      return listAt(column.combinations, column.values[docId] as number);
    case 'many':
      return valuesInRow(column.rows, docId);
  }
}

function listAt({ starts, values }: OrdinalLists, list: number): Uint32Array {
  return values.subarray(starts[list], starts[list + 1]);
}

/** The value at one place of a title's row. */
function valueAt({ table, bit, bits }: ValueRows, title: number, place: number): number {
  const { width, cells } = table;
  const from = bit + place * bits;
  const at = title * width + (from >>> 5);
  return bitsAcross(cells[at] as number, cells[at + 1] as number, from & 31) & lowBitsMask(bits);
}

/** Bits that begin in one cell and may go on in the next. */
function bitsAcross(cell: number, next: number, shift: number): number {
  // Two shifts, since no number can be shifted by 32.
  return (cell >>> shift) | ((next << 1) << (31 - shift));
}

function lowBitsMask(bits: number): number {
  return (1 << bits) - 1;
}

/** All values of one title. */
export function valuesInRow(rows: ValueRows, title: number): number[] {
  const { length, overflowBase, overflow } = rows;
  const values: number[] = [];
  for (let place = 0; place < length; place++) {
    const value = valueAt(rows, title, place);
    if (value >= overflowBase) {
      const list = value - overflowBase;
      values.push(...overflow.values.subarray(overflow.starts[list], overflow.starts[list + 1]));
    } else if (value > 0) values.push(value);
  }
  return values;
}

/** Whether a title has one of the selected values. */
export function rowPasses(rows: ValueRows, selected: Uint8Array, title: number): boolean {
  const { length, overflowBase, overflow } = rows;
  let passes = 0;
  for (let place = 0; place < length; place++) {
    const value = valueAt(rows, title, place);
    if (value < overflowBase) passes |= selected[value] as number;
    else if (listPasses(overflow, selected, value - overflowBase)) return true;
  }
  return passes === 1;
}

function listPasses({ starts, values }: OrdinalLists, selected: Uint8Array, list: number): boolean {
  return values.subarray(starts[list], starts[list + 1]).some((value) => selected[value] === 1);
}

/**
 * Puts the values of copied rows, from one title to another, one after the other. A number that
 * stands for an overflow list becomes 0, and the list goes into `overflows`; few titles have
 * more values than a row holds.
 */
export function gatherValues(
  copied: RowCopy,
  rows: ValueRows,
  from: number,
  to: number,
  into: Uint32Array,
  overflows: number[],
): number {
  const { length, overflowBase } = rows;
  const end = (to - from) * length;
  for (let place = 0; place < length; place++) gatherPlace(copied, rows, from, place, into, end);
  for (let i = length - 1; i < end; i += length) {
    const value = into[i] as number;
    if (value < overflowBase) continue;
    overflows.push(value - overflowBase);
    into[i] = 0;
  }
  return end;
}

function gatherPlace(
  { cells, start }: RowCopy,
  { table: { width }, length, bit, bits }: ValueRows,
  from: number,
  place: number,
  into: Uint32Array,
  end: number,
): void {
  const begins = bit + place * bits;
  const shift = begins & 31;
  const mask = lowBitsMask(bits);
  let at = start + from * width + (begins >>> 5);
  for (let i = place; i < end; i += length, at += width)
    into[i] = bitsAcross(cells[at] as number, cells[at + 1] as number, shift) & mask;
}
