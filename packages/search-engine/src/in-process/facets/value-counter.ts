import type { ByteCounts, ValueCounts } from '../index/common-sets.ts';
import type {
  OrdinalColumn,
  DocValues,
  OrdinalLists,
  PackedColumn,
  ValueRows,
} from '../index/doc-values.ts';
import { countCells, countNew, countNoting, gatherCells } from './counting-kernels.ts';
import { countField, gatherField } from './row-copies.ts';
import { copyRows } from './row-copy-kernels.ts';
import type { RowCopy } from './row-copies.ts';
import { gatherValues } from './value-rows.ts';

/** Titles whose cells are gathered at once: as many as the nearest cache holds. */
const blockLength = 1_024;
const widestRow = 4;
/** The values met are noted where there are more than this many values for each title. */
const sparseUnder = 32;
const gathered = new Uint32Array(blockLength * widestRow);
let copies = new Uint32Array(0);

/**
 * Counts the titles of each value of one facet. Where few titles meet many values it notes the
 * values met, so that it need not read or clear an array as long as the facet. The count of 0
 * (no value) means nothing.
 */
export class ValueCounter {
  readonly counts: Uint32Array;
  /** The values met, in `touched[0 .. touchedCount - 1]`; meaningless unless `sparse`. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  sparse = true;
  /** Number of values that were met, if that is known. */
  distinct: number | null = null;
  /** Whether there may be counts of values that were not noted. */
  #full = false;
  #rows = new Uint32Array(0);

  constructor(size: number) {
    this.counts = new Uint32Array(size);
    // The spare cell is for the loop that writes before it knows whether the write counts.
    this.touched = new Uint32Array(size + 1);
  }

  /** Empties the counter, for `expected` titles to come. */
  begin(expected: number): void {
    this.end();
    this.sparse = expected * sparseUnder < this.counts.length;
    // Filling it as a whole brings it into the nearest caches before titles are counted here and
    // there.
    if (this.#full || !this.sparse) this.counts.fill(0);
    this.#full = !this.sparse;
    this.distinct = this.sparse ? null : 0;
  }

  /**
   * Clears the counts of the values met, which is quickest while they are in the nearest caches.
   */
  end(): void {
    if (this.sparse) this.#clearTouched();
    this.touchedCount = 0;
  }

  #clearTouched(): void {
    const { counts, touched, touchedCount } = this;
    for (let i = 0; i < touchedCount; i++) counts[touched[i] as number] = 0;
  }

  add(column: DocValues, docIds: Uint32Array, from: number, to: number): void {
    switch (column.kind) {
      case 'combined':
        return this.#addCombined(column.values, column.combinations, docIds, from, to);
      case 'many':
        return this.#addRows(column.rows, docIds, from, to);
      case 'single':
        if (this.sparse) this.#addSparse(column.values, docIds, from, to);
        else this.#addCells(column.values, docIds, from, to);
    }
  }

  /** Counts titles whose rows were copied. */
  addCopied(column: DocValues, copied: RowCopy): void {
    if (column.kind === 'many') this.#addCopiedRows(column.rows, copied);
    else if (column.packed === null) throw new Error('The rows of this facet were not copied');
    else if (column.kind === 'combined')
      this.#addCopiedCombined(column.combinations, column.packed, copied);
    else if (this.sparse) this.#noteCopied(column.packed, copied);
    else {
      countField(copied, column.packed, this.counts);
      this.distinct = null;
    }
  }

  #noteCopied(field: PackedColumn, copied: RowCopy): void {
    for (let at = 0; at < copied.titles; at += blockLength)
      this.#note(
        gatherField(copied, field, at, Math.min(at + blockLength, copied.titles), gathered),
      );
  }

  #addCopiedCombined(combinations: OrdinalLists, field: PackedColumn, copied: RowCopy): void {
    const few = Math.min(blockLength, (combinations.starts.length - 1) / 4);
    if (copied.titles < few) {
      const length = gatherField(copied, field, 0, copied.titles, gathered);
      for (let i = 0; i < length; i++) this.#addList(combinations, gathered[i] as number, 1);
      return;
    }
    countField(copied, field, this.#emptyRows(combinations));
    this.#unfold(combinations);
  }

  #addSparse(cells: OrdinalColumn, docIds: Uint32Array, from: number, to: number): void {
    for (let at = from; at < to; at += blockLength)
      this.#note(gatherCells(cells, docIds, at, Math.min(at + blockLength, to), gathered));
  }

  #addCells(cells: OrdinalColumn, docIds: Uint32Array, from: number, to: number): void {
    countCells(cells, docIds, from, to, this.counts);
    this.distinct = null;
  }

  #note(length: number): void {
    const { counts, touched, touchedCount } = this;
    if (this.sparse)
      this.touchedCount = countNoting(gathered, length, counts, touched, touchedCount);
    else {
      const nothing = counts[0] as number;
      const fresh = countNew(gathered, length, counts);
      const padded = nothing === 0 && (counts[0] as number) > 0 ? 1 : 0;
      if (this.distinct !== null) this.distinct += fresh - padded;
    }
  }

  #addRows(rows: ValueRows, docIds: Uint32Array, from: number, to: number): void {
    const { table } = rows;
    if (copies.length <= blockLength * table.width)
      copies = new Uint32Array(blockLength * table.width + 1);
    for (let at = from; at < to; at += blockLength) {
      const end = Math.min(at + blockLength, to);
      copyRows(table, docIds, at, end, copies, 0);
      this.#addCopiedRows(rows, { cells: copies, start: 0, titles: end - at });
    }
  }

  #addCopiedRows(rows: ValueRows, copied: RowCopy): void {
    const overflows: number[] = [];
    for (let at = 0; at < copied.titles; at += blockLength) {
      const end = Math.min(at + blockLength, copied.titles);
      this.#note(gatherValues(copied, rows, at, end, gathered, overflows));
    }
    for (const list of overflows) this.#addList(rows.overflow, list, 1);
  }

  #addList({ starts, values }: OrdinalLists, list: number, by: number): void {
    const end = starts[list + 1] as number;
    for (let at = starts[list] as number; at < end; at++) this.#raise(values[at] as number, by);
  }

  #addCombined(
    values: OrdinalColumn,
    combinations: OrdinalLists,
    docIds: Uint32Array,
    from: number,
    to: number,
  ): void {
    const rows = combinations.starts.length - 1;
    if ((to - from) * 4 < rows) {
      for (let i = from; i < to; i++)
        this.#addList(combinations, values[docIds[i] as number] as number, 1);
      return;
    }
    countCells(values, docIds, from, to, this.#emptyRows(combinations));
    this.#unfold(combinations);
  }

  /** A counter for each combination, all zero. */
  #emptyRows({ starts }: OrdinalLists): Uint32Array {
    if (this.#rows.length < starts.length) this.#rows = new Uint32Array(starts.length);
    return this.#rows;
  }

  #unfold(combinations: OrdinalLists): void {
    const counted = this.#rows;
    for (let row = 0; row + 1 < combinations.starts.length; row++) {
      const count = counted[row] as number;
      counted[row] = 0;
      if (count > 0) this.#addList(combinations, row, count);
    }
  }

  /**
   * Turns the counts of missing titles into counts of all other titles, out of all that `all`
   * counts.
   */
  takeFrom(all: readonly ValueCounts[]): void {
    const { counts } = this;
    this.distinct = null;
    for (let value = 0; value < counts.length; value++) counts[value] = -(counts[value] as number);
    for (const each of all) {
      if (each instanceof Uint32Array) addCounts(each, counts);
      else addNarrow(each, counts);
    }
  }

  #raise(value: number, by: number): void {
    const count = this.counts[value] as number;
    if (count === 0) {
      if (this.sparse) this.touched[this.touchedCount++] = value;
      else if (this.distinct !== null && value > 0) this.distinct++;
    }
    this.counts[value] = count + by;
  }
}

function addCounts(from: Uint32Array, counts: Uint32Array): void {
  for (let value = 0; value < from.length; value++)
    counts[value] = (counts[value] as number) + (from[value] as number);
}

function addNarrow({ low, values, rest }: ByteCounts, counts: Uint32Array): void {
  for (let value = 0; value < low.length; value++)
    counts[value] = (counts[value] as number) + (low[value] as number);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    counts[value] = (counts[value] as number) + (rest[i] as number);
  }
}
