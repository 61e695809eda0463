import type { FacetType } from '../../fields.ts';
import type { FacetCounts, FacetRequest } from '../../port.ts';
import type { DocIdLists, DocValues } from '../index/doc-values.ts';
import { nextNumber, noValues } from '../index/facet-values.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { docIdsWith } from './column-filters.ts';
import type { DocIdSet } from './doc-id-set.ts';
import type { FilterGroups } from './drill-sideways.ts';
import type { Filter } from './filters.ts';
import type { LiveFacetCounts } from './live-facet-counts.ts';
import type { PrecomputedCounts } from './precomputed-counts.ts';
import type { RowCopies } from './row-copies.ts';
import { facetCounts } from './top-values.ts';
import type { ValueTotals } from './top-values.ts';
import type { ValueCounter } from './value-counter.ts';
import type { CounterUse, Workspace } from './workspace.ts';

/** Least number of titles for which looking values up is quicker than counting the titles. */
const fewFailing = 1_000;
/** Share of its segment below which the matches lie so far apart that one copy of each row serves all facets. */
const copiedUnder = 1 / 32;
/**
 * Share below which one copy of each row serves all facets of headings, which have no plain
 * columns.
 */
const headingsCopiedUnder = 1 / 8;

/** The matches of one segment, grouped by filters. */
export interface SegmentHits {
  readonly view: SegmentView;
  readonly groups: FilterGroups;
  /**
   * Counts made at build time for all matches of the query here, or of the only filter where
   * there is no query.
   */
  readonly precomputed: PrecomputedCounts | null;
}

/** Counts facets over the matches of one search. */
export class FacetCounting {
  readonly #generation: Generation;
  readonly #workspace: Workspace;
  readonly #live: LiveFacetCounts;
  readonly #results: readonly SegmentHits[];
  readonly #filters: readonly Filter[];
  /** Whether the query asks for everything. */
  readonly #all: boolean;
  readonly #failingSets = new Map<SegmentHits, DocIdSet>();
  readonly #rowCopies = new Map<SegmentHits, RowCopies>();

  constructor(
    index: {
      readonly generation: Generation;
      readonly workspace: Workspace;
      readonly live: LiveFacetCounts;
    },
    results: readonly SegmentHits[],
    filters: readonly Filter[],
    all: boolean,
  ) {
    this.#generation = index.generation;
    this.#workspace = index.workspace;
    this.#live = index.live;
    this.#results = results;
    this.#filters = filters;
    this.#all = all;
  }

  count(request: FacetRequest): FacetCounts {
    const own = this.#filters.findIndex(({ type }) => type === request.type) + 1;
    const set = this.#generation.values[request.type] ?? noValues;
    const selected = this.#filters[own - 1]?.codes ?? [];
    const counts = facetCounts(request, set, this.#totals(request, own), selected);
    this.#workspace.endCounters(request.type);
    return counts;
  }

  #totals(request: FacetRequest, own: number): ValueTotals {
    // Only filters of other types narrow a facet.
    const narrowed = this.#filters.length > (own > 0 ? 1 : 0);
    if (this.#all) {
      const live = this.#live.of(request.type);
      const unfiltered = (value: number): number => live[value] ?? 0;
      if (!narrowed)
        return {
          filtered: live,
          met: null,
          distinct: null,
          maxCountFrom: () => Infinity,
          unfiltered,
        };
      const several = this.#filters.length > 1;
      const filtered = several
        ? this.#groups(request, own, 'filtered')
        : this.#whole(request, 'filtered');
      return this.#ranked(request, filtered, unfiltered);
    }
    if (!narrowed || this.#results.some(({ precomputed }) => precomputed !== null)) {
      const whole = this.#whole(request, 'rest');
      const filtered = narrowed ? this.#groups(request, own, 'filtered') : whole;
      return this.#ranked(request, filtered, (value) => whole.counts[value] ?? 0);
    }
    const filtered = this.#groups(request, own, 'filtered');
    const lists = own === 0 ? this.#listsOfTitles(request.type) : new Map();
    const rest = this.#groups(request, own, 'rest', lists);
    return this.#ranked(
      request,
      filtered,
      (value) =>
        (filtered.counts[value] ?? 0) + (rest.counts[value] ?? 0) + this.#failing(lists, value),
    );
  }

  #ranked(
    { type }: FacetRequest,
    { counts, sparse, touched, touchedCount, distinct }: ValueCounter,
    unfiltered: ValueTotals['unfiltered'],
  ): ValueTotals {
    const met = sparse ? touched.subarray(0, touchedCount) : null;
    const maxCountFrom = (number: number): number => this.#live.maxCountFrom(type, number);
    return { filtered: counts, met, distinct, maxCountFrom, unfiltered };
  }

  /**
   * Posting lists by value, for segments where many titles fail filters: the few values shown
   * are looked up in them, so that none has to be counted.
   */
  #listsOfTitles(type: FacetType): Map<SegmentHits, DocIdLists> {
    const lists = new Map<SegmentHits, DocIdLists>();
    for (const result of this.#results) {
      const { bounds } = result.groups;
      const column = result.view.segment.docValues[type];
      if (column?.kind === 'many' && (bounds.at(-1) as number) - (bounds[1] as number) > fewFailing)
        lists.set(result, column.titles);
    }
    return lists;
  }

  /** Counts the titles with a value that fail filters. */
  #failing(lists: ReadonlyMap<SegmentHits, DocIdLists>, value: number): number {
    let count = 0;
    for (const [result, titles] of lists)
      count += this.#setOfFailing(result).countAmong(docIdsWith(titles, value));
    return count;
  }

  #setOfFailing(result: SegmentHits): DocIdSet {
    let set = this.#failingSets.get(result);
    if (set === undefined) {
      const { docIds, bounds } = result.groups;
      set = this.#workspace.docIdSet(this.#results.indexOf(result));
      set.hold(
        result.view.segment.ids.length,
        docIds,
        bounds[1] as number,
        bounds.at(-1) as number,
      );
      this.#failingSets.set(result, set);
    }
    return set;
  }

  /**
   * All matches; where a segment has precomputed counts, these less the titles that are missing
   * from the matches.
   */
  #whole(request: FacetRequest, use: CounterUse): ValueCounter {
    const { type } = request;
    const precomputedCounts = this.#results.flatMap(
      ({ precomputed }) => precomputed?.counts(type) ?? [],
    );
    const counter = this.#counter(request, use, ({ precomputed, groups: { bounds } }) =>
      precomputed === null ? (bounds.at(-1) as number) : Infinity,
    );
    for (const { view, precomputed } of this.#results) {
      const column = view.segment.docValues[type];
      if (column === undefined || precomputed === null) continue;
      counter.add(column, precomputed.missing.docIds, 0, precomputed.missing.count);
    }
    if (precomputedCounts.length > 0) counter.takeFrom(precomputedCounts);
    for (const result of this.#results) {
      const { view, precomputed, groups } = result;
      const column = view.segment.docValues[type];
      if (column === undefined || precomputed !== null) continue;
      this.#add(counter, column, result, 0, groups.bounds.at(-1) as number);
    }
    return counter;
  }

  /**
   * The matches that pass the filters of other types; or the rest of the matches, except in some
   * segments.
   */
  #groups(
    request: FacetRequest,
    own: number,
    use: CounterUse,
    save: ReadonlyMap<SegmentHits, unknown> = new Map(),
  ): ValueCounter {
    const wanted = (group: number): boolean =>
      (group === 0 || group === own) === (use === 'filtered');
    const counter = this.#counter(request, use, (result) =>
      save.has(result) ? 0 : sizeOf(result.groups.bounds, wanted),
    );
    for (const result of this.#results) {
      const { view, groups } = result;
      const column = view.segment.docValues[request.type];
      if (column === undefined || save.has(result)) continue;
      const { bounds } = groups;
      for (let group = 0; group + 1 < bounds.length; group++) {
        if (!wanted(group)) continue;
        this.#add(counter, column, result, bounds[group] as number, bounds[group + 1] as number);
      }
    }
    return counter;
  }

  /** Counts some of the matches of a segment. */
  #add(
    counter: ValueCounter,
    column: DocValues,
    result: SegmentHits,
    from: number,
    to: number,
  ): void {
    const { view, groups } = result;
    const table = column.kind === 'many' ? column.rows.table : column.packed?.rows;
    const share = column.kind === 'many' ? headingsCopiedUnder : copiedUnder;
    if (table === undefined || to - from > view.segment.ids.length * share)
      counter.add(column, groups.docIds, from, to);
    else counter.addCopied(column, this.#copiesOf(result).of(table, groups.docIds, from, to));
  }

  #copiesOf(result: SegmentHits): RowCopies {
    let copies = this.#rowCopies.get(result);
    if (copies === undefined) {
      copies = this.#workspace.rowCopies(this.#results.indexOf(result));
      copies.forget();
      this.#rowCopies.set(result, copies);
    }
    return copies;
  }

  #counter(
    { type }: FacetRequest,
    use: CounterUse,
    size: (result: SegmentHits) => number,
  ): ValueCounter {
    const values = nextNumber(this.#generation.values[type] ?? noValues);
    const counter = this.#workspace.counter(type, use, values);
    counter.begin(this.#results.reduce((sum, result) => sum + size(result), 0));
    return counter;
  }
}

function sizeOf(bounds: readonly number[], wanted: (group: number) => boolean): number {
  let size = 0;
  for (let group = 0; group + 1 < bounds.length; group++) {
    if (wanted(group)) size += (bounds[group + 1] as number) - (bounds[group] as number);
  }
  return size;
}
