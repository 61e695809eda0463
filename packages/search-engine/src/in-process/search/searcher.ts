import { plan } from '../../analysis/index.ts';
import type { Asked } from '../../analysis/index.ts';
import type { SearchRequest, SearchResult } from '../../port.ts';
import type { Query } from '../../query.ts';
import { passTest, passing } from '../facets/column-filters.ts';
import type { Sifted } from '../facets/drill-sideways.ts';
import { FacetCounting } from '../facets/facet-counting.ts';
import type { FacetSource } from '../facets/facet-counting.ts';
import { filtersOf } from '../facets/filters.ts';
import type { Filter } from '../facets/filters.ts';
import { LiveCounts } from '../facets/live-counts.ts';
import { commonSet, commonSetOf, knownOf, wordKey } from '../facets/precomputed-counts.ts';
import type { Known } from '../facets/precomputed-counts.ts';
import type { Workspace } from '../facets/workspace.ts';
import { titleCount } from '../index/generation.ts';
import type { Generation, Part } from '../index/generation.ts';
import { titlesForTotals } from '../index/segment.ts';
import { complement } from '../postings/kernels.ts';
import { postingsFor } from '../postings/posting-list.ts';
import type { WeightOf } from '../postings/posting-list.ts';
import type { Matches } from '../postings/scored-docs.ts';
import { idOf, mergeFound } from '../ranking/merge-top-k.ts';
import { firstTitlesFirst, firstWindow } from '../ranking/rescoring.ts';
import { exactOf, raiseExact, rarity } from '../ranking/scoring.ts';
import { bestOf, firstOf } from '../ranking/top-k.ts';
import type { Found } from '../ranking/top-k.ts';
import { Matcher } from './matcher.ts';
import { referencesAmong } from './see-references.ts';

const none = new Uint32Array(0);
/** Parts of less than one title in so many of the index. */
const smallUnder = 16;
const nothing: Sifted = { ordinals: none, scores: none, bounds: [0, 0] };

interface PartResult extends FacetSource {
  /** Where nothing had to be sifted for it: the first titles in order, and how many there are. */
  readonly first?: { readonly best: readonly Found[]; readonly total: number };
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
    const total = titleCount(this.#generation);
    const wanted = wantedOf(request, total);
    const lists = this.#generation.parts.map((part) => firstOf(part, request.order, wanted));
    const index = { generation: this.#generation, workspace: this.#workspace, live: this.live };
    const counting = new FacetCounting(index, [], [], true);
    return {
      total,
      ids: page(mergeFound(lists, request.order, wanted), request),
      references: [],
      facets: request.facets.map((facet) => counting.count(facet)),
    };
  }

  #nothing(request: SearchRequest, filters: readonly Filter[]): SearchResult {
    const results = this.#generation.parts.map((part) => ({ part, sifted: nothing, known: null }));
    return this.#answer(request, results, filters, false);
  }

  #matcher(part: Part, weightOf: WeightOf): Matcher {
    const { pool } = this.#workspace;
    const gains = this.#workspace.gains(part.segment.ids.length);
    return new Matcher(part, { pool, gains, weightOf, values: this.#generation.values });
  }

  #finder(request: SearchRequest, asked: Asked): (part: Part) => Matches {
    const weights = this.#weights();
    const exact = exactOf(request.query);
    return (part) => {
      const matches = this.#matcher(part, weights).find(asked);
      if (request.order === 'C' && request.limit > 0) raiseExact(matches, part.segment, exact);
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
    const [only] = filters.length === 1 ? filters : [];
    const counted = new Set(request.facets.map(({ type }) => type));
    const results = this.#generation.parts.map((part, i): PartResult => {
      const set = only === undefined || this.#isSmall(part) ? null : commonSetOf(part, only);
      if (only === undefined || set === null)
        return {
          part,
          sifted: this.#workspace.sieve(i).siftAll(part, filters, counted),
          known: null,
        };
      const column = part.segment.columns[only.type];
      const known = knownOf(part, set, (hits) => passing(hits, column, only.selected));
      const total = set.titles - known.without.count;
      const wanted = wantedOf(request, titleCount(this.#generation));
      const best = firstOf(part, request.order, wanted, passTest(column, only.selected));
      return {
        part,
        sifted: nothing,
        known,
        first: { best, total },
      };
    });
    return this.#answer(request, results, filters, true);
  }

  #found(request: SearchRequest, asked: Asked, filters: readonly Filter[]): SearchResult {
    const { parts } = this.#generation;
    const { pool } = this.#workspace;
    const found = parts.map(this.#finder(request, asked));
    const lent = [...found];
    const results = parts.map((part, i): PartResult => {
      const matches = found[i] as Matches;
      const sifted = this.#workspace.sieve(i).sift(matches, part.segment.columns, filters);
      const known = request.facets.length === 0 ? null : this.#known(part, asked, matches, lent);
      return { part, sifted, known };
    });
    const references = referencesAmong(
      request.query,
      found.map((matches, i) => ({ segment: (parts[i] as Part).segment, matches })),
    );
    const answer = { ...this.#answer(request, results, filters, false), references };
    for (const matches of lent) pool.give(matches);
    return answer;
  }

  /** Its titles are counted sooner than facets as long as the index's are gone through. */
  #isSmall({ segment }: Part): boolean {
    return segment.ids.length * smallUnder < titleCount(this.#generation);
  }

  /** What is known of a common word; of more than half of the titles, all less those not found. */
  #known(part: Part, asked: Asked, matches: Matches, lent: Matches[]): Known | null {
    if (this.#isSmall(part)) return null;
    const { segment } = part;
    if (asked.kind === 'word' && asked.field === 'any') {
      const set = commonSet(segment, wordKey(asked.word));
      const matcher = this.#matcher(part, () => 1);
      if (set !== null) return knownOf(part, set, (hits) => matcher.restrict(hits, asked));
    }
    const titles = segment.ids.length;
    if (titles <= titlesForTotals || matches.count * 2 < titles) return null;
    const without = this.#workspace.pool.take(titles);
    complement(matches, titles, without);
    lent.push(without);
    return { counts: (type) => segment.columns[type]?.totals ?? null, without };
  }

  #answer(
    request: SearchRequest,
    results: readonly PartResult[],
    filters: readonly Filter[],
    all: boolean,
  ): SearchResult {
    const { order } = request;
    const total = results.reduce(
      (sum, { sifted, first }) => sum + (first?.total ?? (sifted.bounds[1] as number)),
      0,
    );
    const paged = wantedOf(request, total);
    const wanted = paged > 0 && order === 'C' ? Math.max(paged, firstWindow) : paged;
    const best = results.map(
      ({ part, sifted, first }) =>
        first?.best ??
        bestOf(part, order, { ...sifted, count: sifted.bounds[1] as number }, wanted),
    );
    const found = mergeFound(best, order, wanted);
    const index = { generation: this.#generation, workspace: this.#workspace, live: this.live };
    const counting = new FacetCounting(index, results, filters, all);
    return {
      total,
      ids: page(order === 'C' ? firstTitlesFirst(found, request.query) : found, request),
      references: [],
      facets: request.facets.map((facet) => counting.count(facet)),
    };
  }
}

/** How many of the first titles are needed; of a page beyond the last none. */
function wantedOf({ offset, limit }: SearchRequest, total: number): number {
  return limit === 0 || offset >= total ? 0 : offset + limit;
}

function page(found: readonly Found[], { offset, limit }: SearchRequest): number[] {
  return found.slice(offset, offset + limit).map(idOf);
}
