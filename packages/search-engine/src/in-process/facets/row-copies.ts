import type { PackedColumn, RowTable } from '../index/doc-values.ts';
import { copyRows } from './row-copy-kernels.ts';

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
