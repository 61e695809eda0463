import type { PackedColumn, RowTable } from '../index/doc-values.ts';

/** Copies of the rows of some titles, side by side, which each facet then reads in sequence. */
export class RowCopies {
  #copies = new Uint32Array(0);
  #length = 0;
  /** Position at which each copy begins: by table, then by the range of matches. */
  readonly #starts = new Map<Uint32Array, Map<string, number>>();

  /** Forgets all copies; their memory is reused. */
  forget(): void {
    this.#length = 0;
    this.#starts.clear();
  }

  /** The rows of the matches from `from` to `to`, copied at the first call. */
  of(rows: RowTable, docIds: Uint32Array, from: number, to: number): RowCopy {
    let starts = this.#starts.get(rows.cells);
    if (starts === undefined) this.#starts.set(rows.cells, (starts = new Map()));
    const key = `${from} ${to}`;
    let start = starts.get(key);
    if (start === undefined) {
      start = this.#length;
      this.#length += (to - from) * rows.width;
      this.#reserve();
      copyRows(rows, docIds, from, to, this.#copies, start);
      starts.set(key, start);
    }
    return { cells: this.#copies, start, titles: to - from };
  }

  #reserve(): void {
    // The spare cell is read after some values.
    if (this.#copies.length > this.#length) return;
    const copies = new Uint32Array(2 * this.#length + 1);
    copies.set(this.#copies);
    this.#copies = copies;
  }
}

export interface RowCopy {
  readonly cells: Uint32Array;
  readonly start: number;
  readonly titles: number;
}

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

/** Counts the values of one column in copied rows. */
export function countField(
  { cells, start, titles }: RowCopy,
  { rows: { width }, cell, shift, mask }: PackedColumn,
  counts: Uint32Array,
): void {
  const end = start + titles * width;
  for (let at = start + cell; at < end; at += width) {
    const value = ((cells[at] as number) >>> shift) & mask;
    counts[value] = (counts[value] as number) + 1;
  }
}

/**
 * Puts the values of one column, for the copied titles from `from` to `to`, one after the other.
 */
export function gatherField(
  { cells, start }: RowCopy,
  { rows: { width }, cell, shift, mask }: PackedColumn,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  let at = start + from * width + cell;
  for (let i = 0; i < to - from; i++, at += width)
    into[i] = ((cells[at] as number) >>> shift) & mask;
  return to - from;
}
