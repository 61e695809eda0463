import { plan } from '../analysis/index.ts';
import type { Asked } from '../analysis/index.ts';
import type { SearchRequest, SearchResult } from '../port.ts';
import type { Query } from '../query.ts';
import { idOf, mergeFound } from './across.ts';
import { FacetCounting } from './facet-counting.ts';
import type { PartResult } from './facet-counting.ts';
import { filtersOf } from './filtering.ts';
import type { Filter, Sifted } from './filtering.ts';
import { firstTitlesFirst, firstWindow } from './first-titles.ts';
import { titleCount } from './generation.ts';
import type { Generation, Part } from './generation.ts';
import { complement, dropDeleted } from './kernels.ts';
import { LiveCounts } from './live-counts.ts';
import type { Matches } from './matches.ts';
import { Matcher } from './matching.ts';
import { postingsFor } from './runs.ts';
import type { WeightOf } from './runs.ts';
import { referencesAmong } from './references.ts';
import { exactOf, raiseExact, rarity } from './scoring.ts';
import { bestOf, firstOf } from './top.ts';
import type { Found } from './top.ts';
import type { Workspace } from './workspace.ts';

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
    if (asked.kind === 'none') return this.#nothing(request, filters);
    if (asked.kind === 'all' && filters.length === 0) return this.#everything(request);
    return asked.kind === 'all'
      ? this.#filtered(request, filters)
      : this.#found(request, asked, filters);
  }

  finds(query: Query): boolean {
    const nothingElse = { filters: [], order: 'T', offset: 0, limit: 0, facets: [] } as const;
    return this.search({ query, ...nothingElse }).total > 0;
  }

  #everything(request: SearchRequest): SearchResult {
    const wanted = request.offset + request.limit;
    const lists = this.#generation.parts.map((part) => firstOf(part, request.order, wanted));
    const index = { generation: this.#generation, workspace: this.#workspace, live: this.live };
    const counting = new FacetCounting(index, [], [], true);
    return {
      total: titleCount(this.#generation),
      ids: page(mergeFound(lists, request.order, wanted), request),
      references: [],
      facets: request.facets.map((facet) => counting.count(facet)),
    };
  }

  #nothing(request: SearchRequest, filters: readonly Filter[]): SearchResult {
    const none = new Uint32Array(0);
    const sifted: Sifted = { ordinals: none, scores: none, bounds: [0, 0], failing: null };
    const results = this.#generation.parts.map((part) => ({ part, sifted, missed: null }));
    return this.#answer(request, results, filters, false);
  }

  #finder(request: SearchRequest, asked: Asked): (part: Part) => Matches {
    const weights = this.#weights();
    const exact = exactOf(request.query);
    return (part) => {
      const { pool } = this.#workspace;
      const gains = this.#workspace.gains(part.segment.ids.length);
      const tools = { pool, gains, weightOf: weights, values: this.#generation.values };
      const matches = new Matcher(part, tools).find(asked);
      if (request.order === 'C') raiseExact(matches, part.segment, exact);
      return matches;
    };
  }

  #weights(): WeightOf {
    const { parts } = this.#generation;
    const titles = parts.reduce((sum, { segment }) => sum + segment.ids.length, 0);
    const known = new Map<string, number>();
    return (sought) => {
      const key = `${sought.field} ${sought.kind === 'word' ? sought.word : `${sought.prefix}*`}`;
      let weight = known.get(key);
      if (weight === undefined) {
        const held = parts.reduce((sum, { segment }) => sum + postingsFor(segment, sought), 0);
        weight = rarity(titles, held);
        known.set(key, weight);
      }
      return weight;
    };
  }

  /** Everything, through the filters. */
  #filtered(request: SearchRequest, filters: readonly Filter[]): SearchResult {
    const results = this.#generation.parts.map((part, i): PartResult => {
      const sifted = this.#workspace.sieve(i).siftAll(part, filters);
      return { part, sifted, missed: null };
    });
    return this.#answer(request, results, filters, true);
  }

  #found(request: SearchRequest, asked: Asked, filters: readonly Filter[]): SearchResult {
    const { parts } = this.#generation;
    const { pool } = this.#workspace;
    const found = parts.map(this.#finder(request, asked));
    const count = found.reduce((sum, matches) => sum + matches.count, 0);
    const most = request.facets.length > 0 && count * 2 > titleCount(this.#generation);
    const missed = most ? parts.map((part, i) => this.#missed(part, found[i] as Matches)) : [];
    const results = parts.map((part, i): PartResult => {
      const sieve = this.#workspace.sieve(i);
      const sifted = sieve.sift(found[i] as Matches, part.segment.columns, filters);
      return { part, sifted, missed: missed[i] ?? null };
    });
    const references = referencesAmong(
      request.query,
      found.map((matches, i) => ({ segment: (parts[i] as Part).segment, matches })),
    );
    const answer = { ...this.#answer(request, results, filters, false), references };
    for (const matches of [...found, ...missed]) pool.give(matches);
    return answer;
  }

  #missed({ segment, deleted }: Part, matches: Matches): Matches {
    const missed = this.#workspace.pool.take(segment.ids.length);
    complement(matches, segment.ids.length, missed);
    if (deleted !== null) dropDeleted(missed, deleted);
    return missed;
  }

  #answer(
    request: SearchRequest,
    results: readonly PartResult[],
    filters: readonly Filter[],
    all: boolean,
  ): SearchResult {
    const { order, offset, limit } = request;
    const wanted = Math.max(offset + limit, order === 'C' ? firstWindow : 0);
    const best = results.map(({ part, sifted }) =>
      bestOf(part, order, { ...sifted, count: sifted.bounds[1] as number }, wanted),
    );
    const found = mergeFound(best, order, wanted);
    const index = { generation: this.#generation, workspace: this.#workspace, live: this.live };
    const counting = new FacetCounting(index, results, filters, all);
    return {
      total: results.reduce((sum, { sifted }) => sum + (sifted.bounds[1] as number), 0),
      ids: page(order === 'C' ? firstTitlesFirst(found, request.query) : found, request),
      references: [],
      facets: request.facets.map((facet) => counting.count(facet)),
    };
  }
}

function page(found: readonly Found[], { offset, limit }: SearchRequest): number[] {
  return found.slice(offset, offset + limit).map(idOf);
}
