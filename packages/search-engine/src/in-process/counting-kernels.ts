import { overflowMark } from './segment.ts';
import type { Cells, Rows } from './segment.ts';

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

/**
 * The same of rows. Cells that stand for lists are put into `overflows` instead: few titles have
 * more values than a row is wide.
 */
export function gatherRows(
  { width, cells }: Rows,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
  overflows: number[],
): number {
  let length = 0;
  for (let i = from; i < to; i++) {
    const start = (ordinals[i] as number) * width;
    for (let j = 0; j < width; j++) into[length++] = cells[start + j] as number;
    if ((into[length - 1] as number) >= overflowMark) overflows.push(into[--length] as number);
  }
  return length;
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

/** Cells that stand for lists are put into `overflows`. */
export function countRows(
  { width, cells }: Rows,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
  overflows: number[],
): void {
  if (width === 2) countPairs(cells, ordinals, from, to, counts, overflows);
  else if (width === 3) countTriples(cells, ordinals, from, to, counts, overflows);
  else countQuadruples(cells, ordinals, from, to, counts, overflows);
}

function countPairs(
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
  overflows: number[],
): void {
  for (let i = from; i < to; i++) {
    const start = (ordinals[i] as number) * 2;
    const a = cells[start] as number;
    const last = cells[start + 1] as number;
    counts[a] = (counts[a] as number) + 1;
    if (last < overflowMark) counts[last] = (counts[last] as number) + 1;
    else overflows.push(last);
  }
}

function countTriples(
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
  overflows: number[],
): void {
  for (let i = from; i < to; i++) {
    const start = (ordinals[i] as number) * 3;
    const a = cells[start] as number;
    const b = cells[start + 1] as number;
    const last = cells[start + 2] as number;
    counts[a] = (counts[a] as number) + 1;
    counts[b] = (counts[b] as number) + 1;
    if (last < overflowMark) counts[last] = (counts[last] as number) + 1;
    else overflows.push(last);
  }
}

function countQuadruples(
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
  overflows: number[],
): void {
  for (let i = from; i < to; i++) {
    const start = (ordinals[i] as number) * 4;
    const a = cells[start] as number;
    const b = cells[start + 1] as number;
    const c = cells[start + 2] as number;
    const last = cells[start + 3] as number;
    counts[a] = (counts[a] as number) + 1;
    counts[b] = (counts[b] as number) + 1;
    counts[c] = (counts[c] as number) + 1;
    if (last < overflowMark) counts[last] = (counts[last] as number) + 1;
    else overflows.push(last);
  }
}
