import type { FacetType } from '../fields.ts';
import type { SelectedFilter } from '../port.ts';
import { listedTitles, markFailing, markFailingOfAll } from './filter-tests.ts';
import { deletedTitles, isDeleted } from './generation.ts';
import type { Part } from './generation.ts';
import type { Matches } from './matches.ts';
import type { Column } from './segment.ts';
import { nextNumber, noValues, numberOf, numbersBetween } from './values.ts';
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

/** Selects the values whose codes lie between two others; '' leaves an end open. */
export function rangeFilter(
  { type, from, to }: { readonly type: FacetType; readonly from: string; readonly to: string },
  values: Values,
): Filter {
  const set = values[type] ?? noValues;
  const selected = new Uint8Array(nextNumber(set));
  for (const number of numbersBetween(set, from, to)) selected[number] = 1;
  return { type, codes: [], selected };
}

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
}

/** Kept between searches, as long as the largest segment. Every filter failed is one bit. */
export class Sieve {
  #fails = new Uint32Array(0);
  #ordinals = new Uint32Array(0);
  #scores = new Uint32Array(0);
  #zeros = new Uint32Array(0);

  sift(
    { ordinals, scores, count }: Matches,
    columns: Readonly<Partial<Record<FacetType, Column>>>,
    filters: readonly Filter[],
  ): Sifted {
    if (filters.length === 0) return { ordinals, scores, bounds: [0, count] };
    this.#begin(count);
    filters.forEach((filter, i) => {
      markFailing(ordinals, count, columns[filter.type], filter.selected, 1 << i, this.#fails);
    });
    const [fails, grouped] = [this.#fails, this.#ordinals];
    const bounds = [0, pick(fails, 0, count, ordinals, grouped, 0)];
    pick(fails, 0, count, scores, this.#scores, 0);
    for (let i = 0; i < filters.length; i++) {
      bounds.push(pick(fails, 1 << i, count, ordinals, grouped, bounds.at(-1) as number));
    }
    bounds.push(pickSeveral(fails, count, ordinals, grouped, bounds.at(-1) as number));
    return { ordinals: grouped, scores: this.#scores, bounds };
  }

  /**
   * The same over all live titles of a part. Those that fail several filters are left out, and those
   * that fail one alone whose facet is not counted.
   */
  siftAll(part: Part, filters: readonly Filter[], counted: ReadonlySet<FacetType>): Sifted {
    const { segment, deleted } = part;
    const titles = segment.ids.length;
    this.#grow(titles);
    const [only] = filters;
    if (only !== undefined && filters.length === 1) {
      const listed = listedTitles(segment.columns[only.type], only.selected);
      if (listed !== null) return this.#live(listed, deleted);
    }
    this.#begin(titles);
    const [fails, ordinals] = [this.#fails, this.#ordinals];
    filters.forEach((filter, i) => {
      markFailingOfAll(titles, segment.columns[filter.type], filter.selected, 1 << i, fails);
    });
    for (const ordinal of deletedTitles(part)) fails[ordinal] = gone;
    const bounds = [0, pickPlaces(fails, 0, titles, ordinals, 0)];
    // With one filter nobody asks who fails it.
    const groups = filters.length === 1 ? [] : filters;
    groups.forEach(({ type }, i) => {
      const from = bounds.at(-1) as number;
      bounds.push(counted.has(type) ? pickPlaces(fails, 1 << i, titles, ordinals, from) : from);
    });
    return { ordinals, scores: this.#zeros, bounds };
  }

  #live(titles: Uint32Array, deleted: Uint8Array | null): Sifted {
    const ordinals = this.#ordinals;
    let count = 0;
    for (let i = 0; i < titles.length; i++) {
      const ordinal = titles[i] as number;
      if (deleted === null || !isDeleted(deleted, ordinal)) ordinals[count++] = ordinal;
    }
    return { ordinals, scores: this.#zeros, bounds: [0, count] };
  }

  #begin(count: number): void {
    this.#grow(count);
    this.#fails.fill(0, 0, count);
  }

  #grow(count: number): void {
    if (this.#fails.length <= count) {
      // One spare cell, for loops that write before they know whether it counts.
      this.#fails = new Uint32Array(count + 1);
      this.#ordinals = new Uint32Array(count + 1);
      this.#scores = new Uint32Array(count + 1);
      this.#zeros = new Uint32Array(count + 1);
    }
  }
}

/** Mark of a deleted title: no set of filters has it. */
const gone = 2 ** 32 - 1;

/** 1 where both are the same, without a branch that could be guessed wrongly. */
function same(a: number, b: number): number {
  const difference = a ^ b;
  return 1 - ((difference | -difference) >>> 31);
}

/** Copies those of `from` that stand where `fails` is `wanted` to `into`, from `at` on. */
function pick(
  fails: Uint32Array,
  wanted: number,
  count: number,
  from: Uint32Array,
  into: Uint32Array,
  at: number,
): number {
  let length = at;
  for (let i = 0; i < count; i++) {
    into[length] = from[i] as number;
    length += same(fails[i] as number, wanted);
  }
  return length;
}

function pickPlaces(
  fails: Uint32Array,
  wanted: number,
  count: number,
  into: Uint32Array,
  at: number,
): number {
  let length = at;
  for (let i = 0; i < count; i++) {
    into[length] = i;
    length += same(fails[i] as number, wanted);
  }
  return length;
}

function pickSeveral(
  fails: Uint32Array,
  count: number,
  from: Uint32Array,
  into: Uint32Array,
  at: number,
): number {
  let length = at;
  for (let i = 0; i < count; i++) {
    const failed = fails[i] as number;
    if ((failed & (failed - 1)) !== 0) into[length++] = from[i] as number;
  }
  return length;
}
