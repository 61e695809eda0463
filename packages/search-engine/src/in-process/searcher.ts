import { plan } from '../analysis/index.ts';
import type { Asked } from '../analysis/index.ts';
import type { FacetType } from '../fields.ts';
import type { FacetCounts, FacetRequest, SearchRequest, SearchResult } from '../port.ts';
import { idOf, mergeFound } from './across.ts';
import { facetCounts } from './facet-values.ts';
import { Sieve, filtersOf } from './filtering.ts';
import type { Filter, Sifted } from './filtering.ts';
import { titleCount } from './generation.ts';
import type { Generation, Part } from './generation.ts';
import { dropDeleted } from './kernels.ts';
import { LiveCounts } from './live-counts.ts';
import { MatchPool } from './matches.ts';
import type { Matches } from './matches.ts';
import { Matcher } from './matching.ts';
import { exactOf, phraseWindow, raiseExact, raisePhrases, rarity } from './scoring.ts';
import { indexOfString } from './strings.ts';
import { Tally } from './tally.ts';
import { formsOf } from './terms.ts';
import { bestOf, firstOf } from './top.ts';
import type { Found } from './top.ts';
import { nextNumber, noValues } from './values.ts';

/** Memory that one thread's searches use again and again. */
export class Workspace {
  readonly pool = new MatchPool();
  readonly #sieves: Sieve[] = [];
  readonly #tallies = new Map<string, Tally>();
  #gains = new Uint32Array(0);

  gains(length: number): Uint32Array {
    if (this.#gains.length < length) this.#gains = new Uint32Array(length);
    return this.#gains;
  }

  sieve(part: number): Sieve {
    const sieve = this.#sieves[part] ?? new Sieve();
    this.#sieves[part] = sieve;
    return sieve;
  }

  tally(type: FacetType, use: 'filtered' | 'rest', size: number): Tally {
    const key = type + use;
    const known = this.#tallies.get(key);
    if (known !== undefined && known.counts.length === size) return known;
    const tally = new Tally(size);
    this.#tallies.set(key, tally);
    return tally;
  }
}

/** What was found in one part, sifted by the filters. */
interface PartResult {
  readonly part: Part;
  readonly sifted: Sifted;
  readonly best: readonly Found[];
}

/** Answers searches on one generation. */
export class Searcher {
  readonly #generation: Generation;
  readonly #workspace: Workspace;
  readonly live: LiveCounts;

  constructor(generation: Generation, workspace: Workspace) {
    this.#generation = generation;
    this.#workspace = workspace;
    this.live = new LiveCounts(generation);
  }

  search(request: SearchRequest): SearchResult {
    const asked = plan(request.query);
    const filters = filtersOf(request.filters, this.#generation.values);
    if (asked.kind === 'all' && filters.length === 0) return this.#everything(request);
    return asked.kind === 'all'
      ? this.#sifted(request, filters, (part) => this.#allOf(part), true)
      : this.#sifted(request, filters, this.#finder(request, asked), false);
  }

  #everything(request: SearchRequest): SearchResult {
    const wanted = request.offset + request.limit;
    const lists = this.#generation.parts.map((part) => firstOf(part, request.order, wanted));
    return {
      total: titleCount(this.#generation),
      ids: page(mergeFound(lists, request.order, wanted), request),
      facets: request.facets.map((facet) => {
        const filtered = this.live.of(facet.type);
        const counted = {
          filtered,
          met: null,
          unfiltered: (value: number) => filtered[value] as number,
        };
        return facetCounts(facet, this.#values(facet.type), counted, []);
      }),
    };
  }

  #finder(request: SearchRequest, asked: Asked): (part: Part) => Matches {
    const weights = this.#weights();
    const exact = exactOf(request.query);
    return (part) => {
      const { pool } = this.#workspace;
      const gains = this.#workspace.gains(part.segment.ids.length);
      const matches = new Matcher(part, pool, gains, weights).find(asked);
      if (request.order === 'C') raiseExact(matches, part.segment, exact);
      return matches;
    };
  }

  #weights(): (word: Extract<Asked, { kind: 'word' }>) => number {
    const { parts } = this.#generation;
    const titles = parts.reduce((sum, { segment }) => sum + segment.ids.length, 0);
    const known = new Map<string, number>();
    return ({ word, field }) => {
      let weight = known.get(`${field} ${word}`);
      if (weight === undefined) {
        const held = parts.reduce((sum, part) => sum + postingsOf(part, formsOf(word, field)), 0);
        weight = rarity(titles, held);
        known.set(`${field} ${word}`, weight);
      }
      return weight;
    };
  }

  #allOf(part: Part): Matches {
    const matches = this.#workspace.pool.take(part.segment.ids.length);
    const count = part.segment.ids.length;
    for (let i = 0; i < count; i++) matches.ordinals[i] = i;
    matches.scores.fill(0, 0, count);
    matches.count = count;
    if (part.deleted !== null) dropDeleted(matches, part.deleted);
    return matches;
  }

  #sifted(
    request: SearchRequest,
    filters: readonly Filter[],
    find: (part: Part) => Matches,
    all: boolean,
  ): SearchResult {
    const lent: Matches[] = [];
    const results = this.#generation.parts.map((part, i): PartResult => {
      const matches = find(part);
      lent.push(matches);
      const sifted = this.#workspace.sieve(i).sift(matches, part.segment.columns, filters);
      return { part, sifted, best: this.#best(part, sifted, request) };
    });
    const facets = request.facets.map((facet) => this.#count(facet, results, filters, all));
    for (const matches of lent) this.#workspace.pool.give(matches);
    const wanted = request.offset + request.limit;
    const found = mergeFound(
      results.map(({ best }) => best),
      request.order,
      Math.max(wanted, phraseWindow),
    );
    return {
      total: results.reduce((sum, { sifted }) => sum + (sifted.bounds[1] as number), 0),
      ids: page(request.order === 'C' ? raisePhrases(found, request.query) : found, request),
      facets,
    };
  }

  #best(part: Part, sifted: Sifted, { order, offset, limit }: SearchRequest): Found[] {
    const wanted = Math.max(offset + limit, order === 'C' ? phraseWindow : 0);
    return bestOf(part, order, { ...sifted, count: sifted.bounds[1] as number }, wanted);
  }

  /** Counts those that pass the other filters, and apart from them the rest of what was found. */
  #count(
    request: FacetRequest,
    results: readonly PartResult[],
    filters: readonly Filter[],
    all: boolean,
  ): FacetCounts {
    const { type } = request;
    const set = this.#values(type);
    const own = filters.findIndex((filter) => filter.type === type) + 1;
    const filtered = this.#tally(request, 'filtered', results);
    const rest = filters.length === 0 || all ? null : this.#tally(request, 'rest', results);
    for (const { part, sifted } of results) {
      const column = part.segment.columns[type];
      if (column === undefined) continue;
      const { ordinals, bounds } = sifted;
      for (let group = 0; group + 1 < bounds.length; group++) {
        const tally = group === 0 || group === own ? filtered : rest;
        tally?.add(column, ordinals, bounds[group] as number, bounds[group + 1] as number);
      }
    }
    const live = all ? this.live.of(type) : null;
    const counted = {
      filtered: filtered.counts,
      met: filtered.sparse ? filtered.touched.subarray(0, filtered.touchedCount) : null,
      unfiltered: (value: number) =>
        live?.[value] ?? (filtered.counts[value] as number) + (rest?.counts[value] ?? 0),
    };
    return facetCounts(request, set, counted, own > 0 ? (filters[own - 1] as Filter).codes : []);
  }

  #tally({ type }: FacetRequest, use: 'filtered' | 'rest', results: readonly PartResult[]): Tally {
    const tally = this.#workspace.tally(type, use, nextNumber(this.#values(type)));
    tally.begin(results.reduce((sum, { sifted }) => sum + (sifted.bounds.at(-1) as number), 0));
    return tally;
  }

  #values(type: FacetType): NonNullable<Generation['values'][FacetType]> {
    return this.#generation.values[type] ?? noValues;
  }
}

function postingsOf({ segment }: Part, forms: readonly string[]): number {
  const { starts } = segment.postings;
  return forms.reduce((sum, form) => {
    const term = indexOfString(segment.terms, form);
    return term < 0 ? sum : sum + (starts[term + 1] as number) - (starts[term] as number);
  }, 0);
}

function page(found: readonly Found[], { offset, limit }: SearchRequest): number[] {
  return found.slice(offset, offset + limit).map(idOf);
}
