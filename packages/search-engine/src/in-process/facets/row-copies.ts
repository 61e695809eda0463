import type { PackedField, PackedRows } from '../index/doc-values.ts';

/** Copies of the rows of some titles, one after the other, which each facet then reads through. */
export class PackedHits {
  #copies = new Uint32Array(0);
  #length = 0;
  /** By table, then by the titles copied. */
  readonly #starts = new Map<Uint32Array, Map<string, number>>();

  /** Forgets all copies; the memory is used again. */
  forget(): void {
    this.#length = 0;
    this.#starts.clear();
  }

  /** The rows of the titles from `from` to `to`, copied at the first call. */
  of(rows: PackedRows, ordinals: Uint32Array, from: number, to: number): CopiedRows {
    let starts = this.#starts.get(rows.cells);
    if (starts === undefined) this.#starts.set(rows.cells, (starts = new Map()));
    const key = `${from} ${to}`;
    let start = starts.get(key);
    if (start === undefined) {
      start = this.#length;
      this.#length += (to - from) * rows.width;
      this.#reserve();
      copyRows(rows, ordinals, from, to, this.#copies, start);
      starts.set(key, start);
    }
    return { cells: this.#copies, start, titles: to - from };
  }

  #reserve(): void {
    // One spare cell: with some values the cell behind is read.
    if (this.#copies.length > this.#length) return;
    const copies = new Uint32Array(2 * this.#length + 1);
    copies.set(this.#copies);
    this.#copies = copies;
  }
}

export interface CopiedRows {
  readonly cells: Uint32Array;
  readonly start: number;
  readonly titles: number;
}

/** Titles of which the rows are asked for before the first is there. */
const aheadLength = 512;

/** Copies the rows of the titles from `from` to `to` to `start` and after. */
export function copyRows(
  { width, cells }: PackedRows,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
  start: number,
): void {
  for (let at = from; at < to; at += aheadLength) {
    const end = Math.min(at + aheadLength, to);
    const begin = start + (at - from) * width;
    into[begin] = touchRows(width, cells, ordinals, at, end);
    if (width === 4) copyQuadruples(cells, ordinals, at, end, into, begin);
    else copyAny(width, cells, ordinals, at, end, into, begin);
  }
}

/** Rows lie far apart. A loop that does nothing else asks for many before the first is there. */
function touchRows(
  width: number,
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
): number {
  let touched = 0;
  for (let i = from; i < to; i++) touched |= cells[(ordinals[i] as number) * width] as number;
  return touched;
}

function copyAny(
  width: number,
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
  start: number,
): void {
  let at = start;
  for (let i = from; i < to; i++) {
    const row = (ordinals[i] as number) * width;
    for (let cell = 0; cell < width; cell++) into[at++] = cells[row + cell] as number;
  }
}

/** As wide as rows mostly are: nothing in the loop has to be guessed. */
function copyQuadruples(
  cells: Uint32Array,
  ordinals: Uint32Array,
  from: number,
  to: number,
  into: Uint32Array,
  start: number,
): void {
  let at = start;
  for (let i = from; i < to; i++) {
    const row = (ordinals[i] as number) * 4;
    into[at] = cells[row] as number;
    into[at + 1] = cells[row + 1] as number;
    into[at + 2] = cells[row + 2] as number;
    into[at + 3] = cells[row + 3] as number;
    at += 4;
  }
}

/** Counts the numbers of one facet in copied rows. */
export function countField(
  { cells, start, titles }: CopiedRows,
  { rows: { width }, cell, shift, mask }: PackedField,
  counts: Uint32Array,
): void {
  const end = start + titles * width;
  for (let at = start + cell; at < end; at += width) {
    const value = ((cells[at] as number) >>> shift) & mask;
    counts[value] = (counts[value] as number) + 1;
  }
}

/** Puts the numbers of one facet of the copied titles `from` to `to` one after the other. */
export function gatherField(
  { cells, start }: CopiedRows,
  { rows: { width }, cell, shift, mask }: PackedField,
  from: number,
  to: number,
  into: Uint32Array,
): number {
  let at = start + from * width + cell;
  for (let i = 0; i < to - from; i++, at += width)
    into[i] = ((cells[at] as number) >>> shift) & mask;
  return to - from;
}
