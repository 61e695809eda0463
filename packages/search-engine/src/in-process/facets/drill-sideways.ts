import type { FacetType } from '../../fields.ts';
import type { DocValues } from '../index/doc-values.ts';
import type { SegmentView } from '../index/generation.ts';
import { deletedDocs, isDeleted } from '../index/tombstones.ts';
import type { ScoredDocs } from '../postings/scored-docs.ts';
import { docIdsOfOnlyValue, setFailBits, setFailBitsOfAll } from './column-filters.ts';
import type { Filter } from './filters.ts';

/**
 * The matches of one segment grouped by the filters they fail, as drill-sideways facet counts
 * need them: first the titles that pass all filters, then those that fail the first filter only,
 * the second only and so on, and last those that fail several.
 */
export interface FilterGroups {
  readonly docIds: Uint32Array;
  /** Scores of the titles that pass all filters. */
  readonly scores: Uint32Array;
  /** Positions at which each group begins, then the end of the last. */
  readonly bounds: readonly number[];
}

/**
 * Groups matches by the filters they fail; each failed filter is one bit. Its arrays are as long
 * as the largest segment and are reused from search to search.
 */
export class DrillSideways {
  #fails = new Uint32Array(0);
  #docIds = new Uint32Array(0);
  #scores = new Uint32Array(0);
  #zeros = new Uint32Array(0);

  group(
    { docIds, scores, count }: ScoredDocs,
    docValues: Readonly<Partial<Record<FacetType, DocValues>>>,
    filters: readonly Filter[],
  ): FilterGroups {
    if (filters.length === 0) return { docIds, scores, bounds: [0, count] };
    this.#begin(count);
    filters.forEach((filter, i) => {
      setFailBits(docIds, count, docValues[filter.type], filter.selected, 1 << i, this.#fails);
    });
    const [fails, grouped] = [this.#fails, this.#docIds];
    const bounds = [0, collectByFailMask(fails, 0, count, docIds, grouped, 0)];
    collectByFailMask(fails, 0, count, scores, this.#scores, 0);
    for (let i = 0; i < filters.length; i++) {
      bounds.push(
        collectByFailMask(fails, 1 << i, count, docIds, grouped, bounds.at(-1) as number),
      );
    }
    bounds.push(collectMultipleFails(fails, count, docIds, grouped, bounds.at(-1) as number));
    return { docIds: grouped, scores: this.#scores, bounds };
  }

  /**
   * Groups all live titles of a segment. Titles that fail several filters are left out, and so
   * are those that fail only one whose facet is not counted.
   */
  groupAll(
    view: SegmentView,
    filters: readonly Filter[],
    counted: ReadonlySet<FacetType>,
  ): FilterGroups {
    const { segment, tombstones } = view;
    const titles = segment.ids.length;
    this.#grow(titles);
    const [only] = filters;
    if (only !== undefined && filters.length === 1) {
      const docIdsOfValue = docIdsOfOnlyValue(segment.docValues[only.type], only.selected);
      if (docIdsOfValue !== null) return this.#live(docIdsOfValue, tombstones);
    }
    this.#begin(titles);
    const [fails, docIds] = [this.#fails, this.#docIds];
    filters.forEach((filter, i) => {
      setFailBitsOfAll(titles, segment.docValues[filter.type], filter.selected, 1 << i, fails);
    });
    for (const docId of deletedDocs(view)) fails[docId] = deletedMask;
    const bounds = [0, collectDocIdsByFailMask(fails, 0, titles, docIds, 0)];
    // With one filter, nobody counts the titles that fail it.
    const groups = filters.length === 1 ? [] : filters;
    groups.forEach(({ type }, i) => {
      const from = bounds.at(-1) as number;
      bounds.push(
        counted.has(type) ? collectDocIdsByFailMask(fails, 1 << i, titles, docIds, from) : from,
      );
    });
    return { docIds, scores: this.#zeros, bounds };
  }

  #live(titles: Uint32Array, tombstones: Uint8Array | null): FilterGroups {
    const docIds = this.#docIds;
    let count = 0;
    for (let i = 0; i < titles.length; i++) {
      const docId = titles[i] as number;
      if (tombstones === null || !isDeleted(tombstones, docId)) docIds[count++] = docId;
    }
    return { docIds, scores: this.#zeros, bounds: [0, count] };
  }

  #begin(count: number): void {
    this.#grow(count);
    this.#fails.fill(0, 0, count);
  }

  #grow(count: number): void {
    if (this.#fails.length <= count) {
      // The spare cell is for loops that write before they know whether the write counts.
      this.#fails = new Uint32Array(count + 1);
      this.#docIds = new Uint32Array(count + 1);
      this.#scores = new Uint32Array(count + 1);
      this.#zeros = new Uint32Array(count + 1);
    }
  }
}

/** The fail mask of a deleted title, which no combination of filters has. */
const deletedMask = 2 ** 32 - 1;

/** 1 where both are equal, else 0; there is no branch to mispredict. */
function same(a: number, b: number): number {
  const difference = a ^ b;
  return 1 - ((difference | -difference) >>> 31);
}

/** Copies the numbers of `from` whose fail mask is `wanted` to `into`, from `at` on; returns where it ended. */
function collectByFailMask(
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

function collectDocIdsByFailMask(
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

function collectMultipleFails(
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
