import type { RowTable } from '../index/doc-values.ts';

/** Rows that are requested from memory before the first of them is used. */
const aheadLength = 512;

/** Copies the rows of the matches from `from` to `to` to place `start` and after. */
export function copyRows(
  { width, cells }: RowTable,
  docIds: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
  start: number,
): void {
  for (let at = from; at < to; at += aheadLength) {
    const end = Math.min(at + aheadLength, to);
    const begin = start + (at - from) * width;
    into[begin] = touchRows(width, cells, docIds, at, end);
    if (width === 4) copyQuadruples(cells, docIds, at, end, into, begin);
    else copyAny(width, cells, docIds, at, end, into, begin);
  }
}

/**
 * Touches each row. Rows lie far apart: a loop that does nothing else requests many from memory
 * at once.
 */
function touchRows(
  width: number,
  cells: Uint32Array,
  docIds: Uint32Array,
  from: number,
  to: number,
): number {
  let touched = 0;
  for (let i = from; i < to; i++) touched |= cells[(docIds[i] as number) * width] as number;
  return touched;
}

function copyAny(
  width: number,
  cells: Uint32Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
  start: number,
): void {
  let at = start;
  for (let i = from; i < to; i++) {
    const row = (docIds[i] as number) * width;
    for (let cell = 0; cell < width; cell++) into[at++] = cells[row + cell] as number;
  }
}

/** The usual width, unrolled: the loop has nothing to predict. */
function copyQuadruples(
  cells: Uint32Array,
  docIds: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
  start: number,
): void {
  let at = start;
  for (let i = from; i < to; i++) {
    const row = (docIds[i] as number) * 4;
    into[at] = cells[row] as number;
    into[at + 1] = cells[row + 1] as number;
    into[at + 2] = cells[row + 2] as number;
    into[at + 3] = cells[row + 3] as number;
    at += 4;
  }
}
