import { overflowMark } from './segment.ts';
import type { Cells, Column, Lists, Rows } from './segment.ts';

/**
 * Titles by value of one facet. Where few titles meet many values, the values met are noted, so
 * that nothing as long as the facet is read or cleared.
 */
export class Tally {
  readonly counts: Uint32Array;
  /** Values met, in `touched[0 .. touchedCount - 1]`; meaningless unless `sparse`. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  sparse = true;
  #rows = new Uint32Array(0);

  constructor(size: number) {
    this.counts = new Uint32Array(size);
    this.touched = new Uint32Array(size);
  }

  /** Empties it. `expected` titles are going to be counted. */
  begin(expected: number): void {
    if (this.sparse) this.#clearTouched();
    else this.counts.fill(0);
    this.touchedCount = 0;
    this.sparse = expected * 4 < this.counts.length;
  }

  #clearTouched(): void {
    for (let i = 0; i < this.touchedCount; i++) this.counts[this.touched[i] as number] = 0;
  }

  add(column: Column, ordinals: Uint32Array, from: number, to: number): void {
    if (column.kind === 'combined')
      this.#addCombined(column.values, column.combinations, ordinals, from, to);
    else if (column.kind === 'many') this.#addRows(column.rows, ordinals, from, to);
    else if (this.sparse) this.#addSparse(column.values, ordinals, from, to);
    else countCells(column.values, ordinals, from, to, this.counts);
  }

  #addSparse(cells: Cells, ordinals: Uint32Array, from: number, to: number): void {
    const { counts, touched } = this;
    let used = this.touchedCount;
    for (let i = from; i < to; i++) {
      const value = cells[ordinals[i] as number] as number;
      if (counts[value] === 0) touched[used++] = value;
      counts[value] = (counts[value] as number) + 1;
    }
    this.touchedCount = used;
  }

  #addRows(rows: Rows, ordinals: Uint32Array, from: number, to: number): void {
    if (this.sparse) this.#addRowsSparsely(rows, ordinals, from, to);
    else countRows(rows, ordinals, from, to, this.counts);
  }

  #addRowsSparsely(
    { width, cells, further }: Rows,
    ordinals: Uint32Array,
    from: number,
    to: number,
  ): void {
    for (let i = from; i < to; i++) {
      const start = (ordinals[i] as number) * width;
      for (let at = start; at < start + width; at++) {
        const cell = cells[at] as number;
        if (cell >= overflowMark) this.#addList(further, cell - overflowMark, 1);
        else if (cell > 0) this.raise(cell, 1);
        else break;
      }
    }
  }

  #addList({ starts, values }: Lists, list: number, by: number): void {
    const end = starts[list + 1] as number;
    for (let at = starts[list] as number; at < end; at++) this.raise(values[at] as number, by);
  }

  #addCombined(
    values: Cells,
    combinations: Lists,
    ordinals: Uint32Array,
    from: number,
    to: number,
  ): void {
    const rows = combinations.starts.length - 1;
    if ((to - from) * 4 < rows) {
      for (let i = from; i < to; i++)
        this.#addList(combinations, values[ordinals[i] as number] as number, 1);
      return;
    }
    if (this.#rows.length < rows) this.#rows = new Uint32Array(rows);
    const counted = this.#rows;
    countCells(values, ordinals, from, to, counted);
    for (let row = 0; row < rows; row++) {
      const count = counted[row] as number;
      counted[row] = 0;
      if (count > 0) this.#addList(combinations, row, count);
    }
  }

  /** Turns counts of what is not there into counts of what is. */
  subtractFrom(all: Uint32Array): void {
    const { counts } = this;
    for (let value = 0; value < counts.length; value++) {
      counts[value] = (all[value] as number) - (counts[value] as number);
    }
    this.sparse = false;
  }

  raise(value: number, by: number): void {
    if (this.sparse && this.counts[value] === 0) this.touched[this.touchedCount++] = value;
    this.counts[value] = (this.counts[value] as number) + by;
  }
}

/** One loop for each kind of array, so that each stays fit for one. */
function countCells(
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

/** Counts 0 as well, which is cheaper than to step around it. */
function countRows(
  { width, cells, further }: Rows,
  ordinals: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  const { starts, values } = further;
  for (let i = from; i < to; i++) {
    const start = (ordinals[i] as number) * width;
    for (let j = 0; j < width; j++) {
      const cell = cells[start + j] as number;
      if (cell < overflowMark) {
        counts[cell] = (counts[cell] as number) + 1;
        continue;
      }
      const end = starts[cell - overflowMark + 1] as number;
      for (let at = starts[cell - overflowMark] as number; at < end; at++) {
        const value = values[at] as number;
        counts[value] = (counts[value] as number) + 1;
      }
    }
  }
}
