import type { Cells } from '../index/doc-values.ts';

/**
 * The loops that count titles by value. One for each kind of array and each width of rows, so that
 * the compiler sees one kind in each. Nothing is stepped around: a value of 0 is counted too, since
 * a branch that nobody can guess costs more than a count.
 */
export function countCells(
  cells: Cells,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  if (cells instanceof Uint8Array) countBytes(cells, ordinals, from, to, counts);
  else if (cells instanceof Uint16Array) countHalves(cells, ordinals, from, to, counts);
  else countWords(cells, ordinals, from, to, counts);
}

function countBytes(
  cells: Uint8Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const value = cells[ordinals[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countHalves(
  cells: Uint16Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const value = cells[ordinals[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

function countWords(
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  for (let i = from; i < to; i++) {
    const value = cells[ordinals[i] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
}

/** Puts the cells of the titles one after the other, for loops that see one kind of array only. */
export function gatherCells(
  cells: Cells,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  if (cells instanceof Uint8Array) return gatherBytes(cells, ordinals, from, to, into);
  if (cells instanceof Uint16Array) return gatherHalves(cells, ordinals, from, to, into);
  return gatherWords(cells, ordinals, from, to, into);
}

function gatherBytes(
  cells: Uint8Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  for (let i = from; i < to; i++) into[i - from] = cells[ordinals[i] as number] as number;
  return to - from;
}

function gatherHalves(
  cells: Uint16Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  for (let i = from; i < to; i++) into[i - from] = cells[ordinals[i] as number] as number;
  return to - from;
}

function gatherWords(
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  for (let i = from; i < to; i++) into[i - from] = cells[ordinals[i] as number] as number;
  return to - from;
}

/** Counts cells and notes the values met for the first time, from `met[used]` on; returns how many. */
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

/** Counts cells; returns how many values, 0 among them, were met for the first time. */
export function countFresh(cells: Uint32Array, length: number, counts: Uint32Array): number {
  let fresh = 0;
  for (let i = 0; i < length; i++) {
    const cell = cells[i] as number;
    const count = counts[cell] as number;
    fresh += (count - 1) >>> 31;
    counts[cell] = count + 1;
  }
  return fresh;
}
