import type { FacetType } from '../../fields.ts';
import type { Column } from '../index/doc-values.ts';
import type { Part } from '../index/generation.ts';
import { deletedTitles, isDeleted } from '../index/tombstones.ts';
import type { Matches } from '../postings/scored-docs.ts';
import { listedTitles, markFailing, markFailingOfAll } from './column-filters.ts';
import type { Filter } from './filters.ts';

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
