import type { OrdinalColumn } from '../index/doc-values.ts';

/**
 * The loops that count titles by value: one for each kind of array and each width of rows, so
 * that the compiler sees one kind in each. No value is skipped, not even 0 (none): a branch that
 * nobody can predict costs more than counting.
 */
export function countCells(
  cells: OrdinalColumn,
  docIds: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  if (cells instanceof Uint8Array) countUint8(cells, docIds, from, to, counts);
  else if (cells instanceof Uint16Array) countUint16(cells, docIds, from, to, counts);
  else countUint32(cells, docIds, from, to, counts);
}

function countUint8(
  cells: Uint8Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const value = cells[docIds[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countUint16(
  cells: Uint16Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const value = cells[docIds[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countUint32(
  cells: Uint32Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const value = cells[docIds[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

/** Puts the cells of the titles one after the other, for loops that take one kind of array only. */
export function gatherCells(
  cells: OrdinalColumn,
  docIds: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  if (cells instanceof Uint8Array) return gatherUint8(cells, docIds, from, to, into);
  if (cells instanceof Uint16Array) return gatherUint16(cells, docIds, from, to, into);
  return gatherUint32(cells, docIds, from, to, into);
}

function gatherUint8(
  cells: Uint8Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  for (let i = from; i < to; i++) into[i - from] = cells[docIds[i] as number] as number;
  return to - from;
}

function gatherUint16(
  cells: Uint16Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  for (let i = from; i < to; i++) into[i - from] = cells[docIds[i] as number] as number;
  return to - from;
}

function gatherUint32(
  cells: Uint32Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  for (let i = from; i < to; i++) into[i - from] = cells[docIds[i] as number] as number;
  return to - from;
}

/**
 * Counts cells and notes the values met for the first time, from `met[used]` on; returns the end
 * of what is noted.
 */
export function countNoting(
  cells: Uint32Array,
  length: number,
  counts: Uint32Array,
  met: Uint32Array,
  used: number,
): number {
  let next = used;
  for (let i = 0; i < length; i++) {
    const cell = cells[i] as number;
    const count = counts[cell] as number;
    met[next] = cell;
    next += (count - 1) >>> 31;
    counts[cell] = count + 1;
  }
  return next;
}

/** Counts cells; returns how many values, 0 included, were met for the first time. */
export function countNew(cells: Uint32Array, length: number, counts: Uint32Array): number {
  let fresh = 0;
  for (let i = 0; i < length; i++) {
    const cell = cells[i] as number;
    const count = counts[cell] as number;
    fresh += (count - 1) >>> 31;
    counts[cell] = count + 1;
  }
  return fresh;
}
