import type { FacetCounts, FacetRequest } from '../port.ts';
import { facetCounts } from './facet-values.ts';
import type { Counted } from './facet-values.ts';
import type { Filter, Sifted } from './filtering.ts';
import { titleCount } from './generation.ts';
import type { Generation, Part } from './generation.ts';
import type { LiveCounts } from './live-counts.ts';
import type { Matches } from './matches.ts';
import type { Tally } from './tally.ts';
import { nextNumber, noValues } from './values.ts';
import type { TallyUse, Workspace } from './workspace.ts';

/** What was found in one part, sifted by the filters. */
export interface PartResult {
  readonly part: Part;
  readonly sifted: Sifted;
  /** Live titles that were not found, where in all parts together they are the fewer. */
  readonly missed: Matches | null;
}

/** Counts facets over what one search found. */
export class FacetCounting {
  readonly #generation: Generation;
  readonly #workspace: Workspace;
  readonly #live: LiveCounts;
  readonly #results: readonly PartResult[];
  readonly #filters: readonly Filter[];
  /** Whether the query asked for everything. */
  readonly #all: boolean;

  constructor(
    index: {
      readonly generation: Generation;
      readonly workspace: Workspace;
      readonly live: LiveCounts;
    },
    results: readonly PartResult[],
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
    return facetCounts(request, set, this.#counted(request, own), selected);
  }

  #counted(request: FacetRequest, own: number): Counted {
    // Without a filter of another type there is nothing that narrows this one.
    const narrowed = this.#filters.length > (own > 0 ? 1 : 0);
    if (this.#all) {
      const live = this.#live.of(request.type);
      if (!narrowed) return { filtered: live, met: null, unfiltered: (value) => live[value] ?? 0 };
      return counted(this.#ofAll(request, own, live), (value) => live[value] ?? 0);
    }
    if (this.#results.every(({ missed }) => missed !== null))
      return this.#byMissed(request, own, narrowed);
    const filtered = this.#groups(request, own, 'filtered');
    if (!narrowed) return counted(filtered, (value) => filtered.counts[value] ?? 0);
    const rest = this.#groups(request, own, 'rest');
    return counted(filtered, (value) => (filtered.counts[value] ?? 0) + (rest.counts[value] ?? 0));
  }

  /** Where most titles were found, all titles less those that were not. */
  #byMissed(request: FacetRequest, own: number, narrowed: boolean): Counted {
    const unfiltered = this.#tally(request, 'rest', ({ missed }) => missed?.count ?? 0);
    for (const { part, missed } of this.#results) {
      const column = part.segment.columns[request.type];
      if (column !== undefined && missed !== null)
        unfiltered.add(column, missed.ordinals, 0, missed.count);
    }
    unfiltered.subtractFrom(this.#live.of(request.type));
    const filtered = narrowed ? this.#groups(request, own, 'filtered') : unfiltered;
    return counted(filtered, (value) => unfiltered.counts[value] ?? 0);
  }

  /** The same where everything was asked for: of most titles, all less those that fail. */
  #ofAll(request: FacetRequest, own: number, live: Uint32Array): Tally {
    const passing = this.#results.reduce(
      (sum, { sifted }) => sum + sizeOf(sifted.bounds, (group) => group === 0 || group === own),
      0,
    );
    const titles = titleCount(this.#generation);
    const failing = this.#results.flatMap(({ sifted: { failing: list } }) =>
      list === null ? [] : [list],
    );
    if (passing * 2 < titles || own > 0 || failing.length < this.#results.length) {
      return this.#groups(request, own, 'filtered');
    }
    const tally = this.#tally(request, 'filtered', ({ sifted }) => sifted.failing?.length ?? 0);
    for (const { part, sifted } of this.#results) {
      const column = part.segment.columns[request.type];
      if (column !== undefined && sifted.failing !== null)
        tally.add(column, sifted.failing, 0, sifted.failing.length);
    }
    tally.subtractFrom(live);
    return tally;
  }

  /** Those that pass the filters of other types; or the rest of what was found. */
  #groups(request: FacetRequest, own: number, use: TallyUse): Tally {
    const wanted = (group: number): boolean =>
      (group === 0 || group === own) === (use === 'filtered');
    const tally = this.#tally(request, use, ({ sifted: { bounds } }) => sizeOf(bounds, wanted));
    for (const { part, sifted } of this.#results) {
      const column = part.segment.columns[request.type];
      if (column === undefined) continue;
      const { ordinals, bounds } = sifted;
      for (let group = 0; group + 1 < bounds.length; group++) {
        if (!wanted(group)) continue;
        tally.add(column, ordinals, bounds[group] as number, bounds[group + 1] as number);
      }
    }
    return tally;
  }

  #tally({ type }: FacetRequest, use: TallyUse, size: (result: PartResult) => number): Tally {
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

function counted(
  { counts, sparse, touched, touchedCount }: Tally,
  unfiltered: Counted['unfiltered'],
): Counted {
  return { filtered: counts, met: sparse ? touched.subarray(0, touchedCount) : null, unfiltered };
}
