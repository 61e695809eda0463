import type { FacetType } from '../fields.ts';
import type { SelectedFilter } from '../port.ts';
import { isDeleted } from './generation.ts';
import type { Part } from './generation.ts';
import type { Matches } from './matches.ts';
import { overflowMark } from './segment.ts';
import type { Cells, Column, Lists, Rows } from './segment.ts';
import { nextNumber, noValues, numberOf } from './values.ts';
import type { Values } from './values.ts';

/** What is selected in one facet; titles pass with any of it. */
export interface Filter {
  readonly type: FacetType;
  readonly codes: readonly string[];
  /** By number, 1 for those selected. */
  readonly selected: Uint8Array;
}

export function filtersOf(selection: readonly SelectedFilter[], values: Values): Filter[] {
  const types = [...new Set(selection.map(({ type }) => type))];
  return types.map((type) => {
    const set = values[type] ?? noValues;
    const codes = [
      ...new Set(selection.filter((one) => one.type === type).map(({ code }) => code)),
    ];
    const selected = new Uint8Array(nextNumber(set));
    for (const code of codes) selected[numberOf(set, code)] = 1;
    selected[0] = 0;
    return { type, codes, selected };
  });
}

const failsSeveral = 255;

/**
 * Titles by how they fare: those that pass all filters come first, then those that fail the first
 * alone, those that fail the second alone and so on, and last those that fail several.
 */
export interface Sifted {
  readonly ordinals: Uint32Array;
  /** Scores of those that pass. */
  readonly scores: Uint32Array;
  /** Where each group begins, and the end. */
  readonly bounds: readonly number[];
  /** Where everything was sifted and most of it passed: live titles that do not. */
  readonly failing: Uint32Array | null;
}

/** Kept between searches, as long as the largest segment. */
export class Sieve {
  #fails = new Uint8Array(0);
  #ordinals = new Uint32Array(0);
  #scores = new Uint32Array(0);
  #zeros = new Uint32Array(0);

  sift(
    matches: Matches,
    columns: Readonly<Partial<Record<FacetType, Column>>>,
    filters: readonly Filter[],
  ): Sifted {
    const { ordinals, scores, count } = matches;
    if (filters.length === 0) return { ordinals, scores, bounds: [0, count], failing: null };
    if (this.#fails.length < ordinals.length) this.#grow(ordinals.length);
    this.#fails.fill(0, 0, count);
    filters.forEach((filter, i) =>
      markFailing(matches, columns[filter.type], filter, i + 1, this.#fails),
    );
    return this.#group(matches, filters.length);
  }

  /** The same over all live titles of a part. Those that fail several filters are left out. */
  siftAll({ segment, deleted }: Part, filters: readonly Filter[]): Sifted {
    const titles = segment.ids.length;
    if (this.#fails.length < titles) this.#grow(titles);
    const fails = this.#fails;
    fails.fill(0, 0, titles);
    filters.forEach((filter, i) =>
      markFailingOfAll(titles, segment.columns[filter.type], filter, i + 1, fails),
    );
    // With one filter nobody asks who fails it.
    const groups = filters.length === 1 ? 0 : filters.length;
    const ordinals = this.#ordinals;
    const bounds = [0];
    let length = 0;
    for (let group = 0; group <= groups; group++) {
      for (let ordinal = 0; ordinal < titles; ordinal++) {
        if (fails[ordinal] !== group) continue;
        if (deleted !== null && isDeleted(deleted, ordinal)) continue;
        ordinals[length++] = ordinal;
      }
      bounds.push(length);
    }
    const most = (bounds[1] as number) * 2 > titles;
    const failing = most ? this.#failing(titles, deleted) : null;
    return { ordinals, scores: this.#zeros, bounds, failing };
  }

  #failing(titles: number, deleted: Uint8Array | null): Uint32Array {
    const failing = this.#scores;
    let length = 0;
    for (let ordinal = 0; ordinal < titles; ordinal++) {
      if (this.#fails[ordinal] === 0) continue;
      if (deleted === null || !isDeleted(deleted, ordinal)) failing[length++] = ordinal;
    }
    return failing.subarray(0, length);
  }

  #grow(length: number): void {
    this.#fails = new Uint8Array(length);
    this.#ordinals = new Uint32Array(length);
    this.#scores = new Uint32Array(length);
    this.#zeros = new Uint32Array(length);
  }

  #group({ ordinals, scores, count }: Matches, filters: number): Sifted {
    const [fails, grouped, kept] = [this.#fails, this.#ordinals, this.#scores];
    const sizes = new Uint32Array(256);
    for (let i = 0; i < count; i++) {
      const state = fails[i] as number;
      sizes[state] = (sizes[state] as number) + 1;
    }
    const bounds = [0];
    for (let state = 0; state <= filters; state++) {
      bounds.push((bounds[state] as number) + (sizes[state] as number));
    }
    bounds.push(count);
    const cursor = new Uint32Array(256);
    cursor.set(bounds.slice(0, filters + 1));
    cursor[failsSeveral] = bounds[filters + 1] as number;
    for (let i = 0; i < count; i++) {
      const state = fails[i] as number;
      const place = cursor[state] as number;
      cursor[state] = place + 1;
      grouped[place] = ordinals[i] as number;
      if (state === 0) kept[place] = scores[i] as number;
    }
    return { ordinals: grouped, scores: kept, bounds, failing: null };
  }
}

function markFailing(
  { ordinals, count }: Matches,
  column: Column | undefined,
  { selected }: Filter,
  number: number,
  fails: Uint8Array,
): void {
  if (column === undefined) {
    for (let i = 0; i < count; i++) fails[i] = fails[i] === 0 ? number : failsSeveral;
  } else if (column.kind === 'many') {
    markRows(column.rows, selected, ordinals, count, number, fails);
  } else {
    const accepted =
      column.kind === 'single' ? selected : acceptedRows(column.combinations, selected);
    markCells(column.values, accepted, ordinals, count, number, fails);
  }
}

function acceptedRows({ starts, values }: Lists, selected: Uint8Array): Uint8Array {
  const accepted = new Uint8Array(starts.length - 1);
  for (let row = 0; row < accepted.length; row++) {
    const to = starts[row + 1] as number;
    for (let i = starts[row] as number; i < to; i++) {
      if (selected[values[i] as number] === 1) accepted[row] = 1;
    }
  }
  return accepted;
}

function markCells(
  cells: Cells,
  accepted: Uint8Array,
  ordinals: Uint32Array,
  count: number,
  number: number,
  fails: Uint8Array,
): void {
  for (let i = 0; i < count; i++) {
    if (accepted[cells[ordinals[i] as number] as number] === 1) continue;
    fails[i] = fails[i] === 0 ? number : failsSeveral;
  }
}

function markRows(
  rows: Rows,
  selected: Uint8Array,
  ordinals: Uint32Array,
  count: number,
  number: number,
  fails: Uint8Array,
): void {
  for (let i = 0; i < count; i++) {
    if (rowPasses(rows, selected, ordinals[i] as number)) continue;
    fails[i] = fails[i] === 0 ? number : failsSeveral;
  }
}

function rowPasses({ width, cells, further }: Rows, selected: Uint8Array, row: number): boolean {
  let passes = 0;
  for (let at = row * width; at < (row + 1) * width; at++) {
    const cell = cells[at] as number;
    if (cell < overflowMark) passes |= selected[cell] as number;
    else if (listPasses(further, selected, cell - overflowMark)) return true;
  }
  return passes === 1;
}

function listPasses({ starts, values }: Lists, selected: Uint8Array, list: number): boolean {
  return values.subarray(starts[list], starts[list + 1]).some((value) => selected[value] === 1);
}

function markFailingOfAll(
  titles: number,
  column: Column | undefined,
  { selected }: Filter,
  number: number,
  fails: Uint8Array,
): void {
  if (column === undefined) {
    for (let i = 0; i < titles; i++) fails[i] = fails[i] === 0 ? number : failsSeveral;
  } else if (column.kind === 'many') {
    markAllRows(column.rows, selected, titles, number, fails);
  } else {
    const accepted =
      column.kind === 'single' ? selected : acceptedRows(column.combinations, selected);
    markAllCells(column.values, accepted, titles, number, fails);
  }
}

function markAllCells(
  cells: Cells,
  accepted: Uint8Array,
  titles: number,
  number: number,
  fails: Uint8Array,
): void {
  for (let i = 0; i < titles; i++) {
    if (accepted[cells[i] as number] !== 1) fails[i] = fails[i] === 0 ? number : failsSeveral;
  }
}

function markAllRows(
  rows: Rows,
  selected: Uint8Array,
  titles: number,
  number: number,
  fails: Uint8Array,
): void {
  for (let i = 0; i < titles; i++) {
    if (!rowPasses(rows, selected, i)) fails[i] = fails[i] === 0 ? number : failsSeveral;
  }
}
