import type { FacetType } from '../../fields.ts';
import type { FacetCounts, FacetRequest } from '../../port.ts';
import type { Column, Lists } from '../index/doc-values.ts';
import { nextNumber, noValues } from '../index/facet-values.ts';
import type { Generation, Part } from '../index/generation.ts';
import { titlesOf } from './column-filters.ts';
import type { TitleSet } from './doc-id-set.ts';
import type { Sifted } from './drill-sideways.ts';
import type { Filter } from './filters.ts';
import type { LiveCounts } from './live-counts.ts';
import type { Known } from './precomputed-counts.ts';
import type { PackedHits } from './row-copies.ts';
import { facetCounts } from './top-values.ts';
import type { Counted } from './top-values.ts';
import type { Tally } from './value-counter.ts';
import type { TallyUse, Workspace } from './workspace.ts';

/** As many titles are counted more quickly than looked up. */
const fewFailing = 1_000;
/** Up to this share of the titles lie so far apart that rows of all facets are copied together. */
const copiedUnder = 1 / 32;
/** Rows of headings, which have no columns, up to this one. */
const headingsCopiedUnder = 1 / 8;

/** What was found in one part, sifted by the filters. */
export interface FacetSource {
  readonly part: Part;
  readonly sifted: Sifted;
  /** What is known of all that the query found here, or without a query the only filter. */
  readonly known: Known | null;
}

/** Counts facets over what one search found. */
export class FacetCounting {
  readonly #generation: Generation;
  readonly #workspace: Workspace;
  readonly #live: LiveCounts;
  readonly #results: readonly FacetSource[];
  readonly #filters: readonly Filter[];
  /** Whether the query asked for everything. */
  readonly #all: boolean;
  readonly #failingSets = new Map<FacetSource, TitleSet>();
  readonly #packedHits = new Map<FacetSource, PackedHits>();

  constructor(
    index: {
      readonly generation: Generation;
      readonly workspace: Workspace;
      readonly live: LiveCounts;
    },
    results: readonly FacetSource[],
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
    const counts = facetCounts(request, set, this.#counted(request, own), selected);
    this.#workspace.endTallies(request.type);
    return counts;
  }

  #counted(request: FacetRequest, own: number): Counted {
    // Without a filter of another type there is nothing that narrows this one.
    const narrowed = this.#filters.length > (own > 0 ? 1 : 0);
    if (this.#all) {
      const live = this.#live.of(request.type);
      const unfiltered = (value: number): number => live[value] ?? 0;
      if (!narrowed)
        return { filtered: live, met: null, distinct: null, mostFrom: () => Infinity, unfiltered };
      const several = this.#filters.length > 1;
      const filtered = several
        ? this.#groups(request, own, 'filtered')
        : this.#whole(request, 'filtered');
      return this.#ranked(request, filtered, unfiltered);
    }
    if (!narrowed || this.#results.some(({ known }) => known !== null)) {
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
    { counts, sparse, touched, touchedCount, distinct }: Tally,
    unfiltered: Counted['unfiltered'],
  ): Counted {
    const met = sparse ? touched.subarray(0, touchedCount) : null;
    const mostFrom = (number: number): number => this.#live.mostFrom(type, number);
    return { filtered: counts, met, distinct, mostFrom, unfiltered };
  }

  /** Titles by value where many titles fail filters: few values are looked up, so none is counted. */
  #listsOfTitles(type: FacetType): Map<FacetSource, Lists> {
    const lists = new Map<FacetSource, Lists>();
    for (const result of this.#results) {
      const { bounds } = result.sifted;
      const column = result.part.segment.columns[type];
      if (column?.kind === 'many' && (bounds.at(-1) as number) - (bounds[1] as number) > fewFailing)
        lists.set(result, column.titles);
    }
    return lists;
  }

  /** How many titles with a value fail filters. */
  #failing(lists: ReadonlyMap<FacetSource, Lists>, value: number): number {
    let count = 0;
    for (const [result, titles] of lists)
      count += this.#setOfFailing(result).countAmong(titlesOf(titles, value));
    return count;
  }

  #setOfFailing(result: FacetSource): TitleSet {
    let set = this.#failingSets.get(result);
    if (set === undefined) {
      const { ordinals, bounds } = result.sifted;
      set = this.#workspace.titleSet(this.#results.indexOf(result));
      set.hold(
        result.part.segment.ids.length,
        ordinals,
        bounds[1] as number,
        bounds.at(-1) as number,
      );
      this.#failingSets.set(result, set);
    }
    return set;
  }

  /** All that was found: where that is known of a part beforehand, what is known less what is gone. */
  #whole(request: FacetRequest, use: TallyUse): Tally {
    const { type } = request;
    const knownCounts = this.#results.flatMap(({ known }) => known?.counts(type) ?? []);
    const tally = this.#tally(request, use, ({ known, sifted: { bounds } }) =>
      known === null ? (bounds.at(-1) as number) : Infinity,
    );
    for (const { part, known } of this.#results) {
      const column = part.segment.columns[type];
      if (column === undefined || known === null) continue;
      tally.add(column, known.without.ordinals, 0, known.without.count);
    }
    if (knownCounts.length > 0) tally.takeFrom(knownCounts);
    for (const result of this.#results) {
      const { part, known, sifted } = result;
      const column = part.segment.columns[type];
      if (column === undefined || known !== null) continue;
      this.#add(tally, column, result, 0, sifted.bounds.at(-1) as number);
    }
    return tally;
  }

  /** Those that pass the filters of other types; or the rest of what was found, save in some parts. */
  #groups(
    request: FacetRequest,
    own: number,
    use: TallyUse,
    save: ReadonlyMap<FacetSource, unknown> = new Map(),
  ): Tally {
    const wanted = (group: number): boolean =>
      (group === 0 || group === own) === (use === 'filtered');
    const tally = this.#tally(request, use, (result) =>
      save.has(result) ? 0 : sizeOf(result.sifted.bounds, wanted),
    );
    for (const result of this.#results) {
      const { part, sifted } = result;
      const column = part.segment.columns[request.type];
      if (column === undefined || save.has(result)) continue;
      const { bounds } = sifted;
      for (let group = 0; group + 1 < bounds.length; group++) {
        if (!wanted(group)) continue;
        this.#add(tally, column, result, bounds[group] as number, bounds[group + 1] as number);
      }
    }
    return tally;
  }

  /** Counts some of the titles found in a part. */
  #add(tally: Tally, column: Column, result: FacetSource, from: number, to: number): void {
    const { part, sifted } = result;
    const table = column.kind === 'many' ? column.rows.table : column.packed?.rows;
    const share = column.kind === 'many' ? headingsCopiedUnder : copiedUnder;
    if (table === undefined || to - from > part.segment.ids.length * share)
      tally.add(column, sifted.ordinals, from, to);
    else tally.addCopied(column, this.#copiesOf(result).of(table, sifted.ordinals, from, to));
  }

  #copiesOf(result: FacetSource): PackedHits {
    let copies = this.#packedHits.get(result);
    if (copies === undefined) {
      copies = this.#workspace.packedHits(this.#results.indexOf(result));
      copies.forget();
      this.#packedHits.set(result, copies);
    }
    return copies;
  }

  #tally({ type }: FacetRequest, use: TallyUse, size: (result: FacetSource) => number): Tally {
    const values = nextNumber(this.#generation.values[type] ?? noValues);
    const tally = this.#workspace.tally(type, use, values);
    tally.begin(this.#results.reduce((sum, result) => sum + size(result), 0));
    return tally;
  }
}

function sizeOf(bounds: readonly number[], wanted: (group: number) => boolean): number {
  let size = 0;
  for (let group = 0; group + 1 < bounds.length; group++) {
    if (wanted(group)) size += (bounds[group + 1] as number) - (bounds[group] as number);
  }
  return size;
}
