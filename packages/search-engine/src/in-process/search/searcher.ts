import { plan } from '../../analysis/index.ts';
import type { PlanNode } from '../../analysis/index.ts';
import { availability } from '../../fields.ts';
import type { OrderCode } from '../../fields.ts';
import type { SearchRequest, SearchResult, TitlesListener } from '../../port.ts';
import type { Query } from '../../query.ts';
import { acceptedDocs, acceptsDoc } from '../facets/column-filters.ts';
import type { FilterGroups } from '../facets/drill-sideways.ts';
import { FacetCounting } from '../facets/facet-counting.ts';
import type { SegmentHits } from '../facets/facet-counting.ts';
import { filtersOf } from '../facets/filters.ts';
import type { Filter } from '../facets/filters.ts';
import { LiveFacetCounts } from '../facets/live-facet-counts.ts';
import {
  commonSet,
  commonSetOfFilter,
  precomputedCountsOf,
  wordKey,
} from '../facets/precomputed-counts.ts';
import type { PrecomputedCounts } from '../facets/precomputed-counts.ts';
import { ValueCounter } from '../facets/value-counter.ts';
import type { Workspace } from '../facets/workspace.ts';
import { nextNumber, noValues } from '../index/facet-values.ts';
import { titleCount } from '../index/generation.ts';
import type { Generation, SegmentView } from '../index/generation.ts';
import { smallSegmentLimit } from '../index/segment.ts';
import { complement } from '../postings/kernels.ts';
import { documentFrequency } from '../postings/posting-list.ts';
import type { WeightOfTerm } from '../postings/posting-list.ts';
import type { DocIds, ScoredDocs } from '../postings/scored-docs.ts';
import { mergeTopK } from '../ranking/merge-top-k.ts';
import { boostExactMatches, exactMatchOf, inverseDocumentFrequency } from '../ranking/scoring.ts';
import { firstInOrder, topK } from '../ranking/top-k.ts';
import type { RankedDoc } from '../ranking/top-k.ts';
import { exactSubjectDocsOf } from './exact-subjects.ts';
import { Matcher } from './matcher.ts';
import { pageOf } from './pages.ts';
import type { Hits, Page } from './pages.ts';
import { referencesAmong } from './see-references.ts';

const none = new Uint32Array(0);
/** A segment is small below one title in this many of the index. */
const smallUnder = 16;
const nothing: FilterGroups = { docIds: none, scores: none, bounds: [0, 0] };

interface SegmentResult extends SegmentHits {
  /** First titles; present where no match had to be grouped. */
  readonly topDocs?: SegmentTopDocs;
}

/** The matches of one segment that pass all filters: their number, the first of them, all of them. */
interface SegmentTopDocs {
  readonly total: number;
  readonly best: (wanted: number) => readonly RankedDoc[];
  readonly docs: () => DocIds;
}

interface WatchedSearch extends SearchRequest {
  /** Listener that is called before facets are counted. */
  readonly onTitles?: TitlesListener;
}

/** Answers searches on one generation. */
export class Searcher {
  readonly #generation: Generation;
  readonly #workspace: Workspace;
  readonly live: LiveFacetCounts;

  constructor(generation: Generation, workspace: Workspace) {
    this.#generation = generation;
    this.#workspace = workspace;
    this.live = new LiveFacetCounts(generation);
  }

  search(request: WatchedSearch): SearchResult {
    const tree = plan(request.query);
    const filters = filtersOf(request.filters, this.#generation.values);
    if (tree.kind === 'none') return this.#nothing(request, filters);
    if (tree.kind === 'all' && filters.length === 0) return this.#everything(request);
    return tree.kind === 'all'
      ? this.#filtered(request, filters)
      : this.#matching(request, tree, filters);
  }

  finds(query: Query): boolean {
    const nothingElse = { filters: [], order: 'T', offset: 0, limit: 0, facets: [] } as const;
    return this.search({ query, ...nothingElse }).total > 0;
  }

  #everything(request: WatchedSearch): SearchResult {
    const { segments } = this.#generation;
    const page = this.#page(request, {
      titles: titleCount(this.#generation),
      best: (wanted) =>
        mergeTopK(
          segments.map((view) => firstInOrder(view, request.order, wanted)),
          request.order,
          wanted,
        ),
      isScored: false,
      docs: () => segments.map((view, i) => ({ view, docs: this.#passing(view, i, []) })),
    });
    return this.#withFacets(request, page, [], [], true);
  }

  #nothing(request: WatchedSearch, filters: readonly Filter[]): SearchResult {
    const results = this.#generation.segments.map((view) => ({
      view,
      groups: nothing,
      precomputed: null,
    }));
    return this.#answer(request, results, filters, false);
  }

  #matcher(view: SegmentView, weightOf: WeightOfTerm): Matcher {
    const { pool } = this.#workspace;
    const accumulators = this.#workspace.accumulators(view.segment.ids.length);
    return new Matcher(view, { pool, accumulators, weightOf, values: this.#generation.values });
  }

  #finder(request: SearchRequest, tree: PlanNode): (view: SegmentView) => ScoredDocs {
    const weights = this.#weights();
    const { values } = this.#generation;
    const isRanked = request.order === 'C' && request.limit > 0;
    const exact = isRanked ? exactMatchOf(request.query) : null;
    const subjectDocs = isRanked ? exactSubjectDocsOf(request.query, values) : null;
    return (view) => {
      const matches = this.#matcher(view, weights).find(tree);
      if (exact !== null && subjectDocs !== null)
        boostExactMatches(matches, view.segment, exact, subjectDocs);
      return matches;
    };
  }

  #weights(): WeightOfTerm {
    const { segments } = this.#generation;
    const titles = segments.reduce((sum, { segment }) => sum + segment.ids.length, 0);
    const known = new Map<string, number>();
    return (termQuery) => {
      const text = termQuery.kind === 'word' ? termQuery.word : `${termQuery.prefix}*`;
      const key = `${termQuery.field} ${text}`;
      let weight = known.get(key);
      if (weight === undefined) {
        const held = segments.reduce(
          (sum, { segment }) => sum + documentFrequency(segment, termQuery),
          0,
        );
        weight = inverseDocumentFrequency(titles, held);
        known.set(key, weight);
      }
      return weight;
    };
  }

  /** All titles that pass the filters. */
  #filtered(request: WatchedSearch, filters: readonly Filter[]): SearchResult {
    const [only] = filters.length === 1 ? filters : [];
    const counted = new Set(request.facets.map(({ type }) => type));
    const results = this.#generation.segments.map((view, i): SegmentResult => {
      const set = only === undefined || this.#isSmall(view) ? null : commonSetOfFilter(view, only);
      if (only === undefined || set === null)
        return {
          view,
          groups: this.#workspace.drillSideways(i).groupAll(view, filters, counted),
          precomputed: null,
        };
      const column = view.segment.docValues[only.type];
      const precomputed = this.#andAvailability(
        view,
        precomputedCountsOf(view, set, (hits) => acceptedDocs(hits, column, only.selected)),
        () => this.#passing(view, i, filters),
      );
      const total = set.titles - precomputed.missing.count;
      const passes = acceptsDoc(column, only.selected);
      return {
        view,
        groups: nothing,
        precomputed,
        topDocs: {
          total,
          best: (wanted) => firstInOrder(view, request.order, wanted, passes),
          docs: () => this.#passing(view, i, filters),
        },
      };
    });
    return this.#answer(request, results, filters, true);
  }

  #matching(request: WatchedSearch, tree: PlanNode, filters: readonly Filter[]): SearchResult {
    const { segments } = this.#generation;
    const { pool } = this.#workspace;
    const found = segments.map(this.#finder(request, tree));
    const lent = [...found];
    const results = segments.map((view, i): SegmentResult => {
      const matches = found[i] as ScoredDocs;
      const groups = this.#workspace
        .drillSideways(i)
        .group(matches, view.segment.docValues, filters);
      const precomputed =
        request.facets.length === 0 ? null : this.#precomputed(view, tree, matches, lent);
      return { view, groups, precomputed };
    });
    const references = referencesAmong(
      request.query,
      found.map((matches, i) => ({ segment: (segments[i] as SegmentView).segment, matches })),
    );
    const answer = { ...this.#answer(request, results, filters, false), references };
    for (const matches of lent) pool.give(matches);
    return answer;
  }

  /**
   * Counting the titles of a small segment is quicker than adding up facets as long as the
   * index's.
   */
  #isSmall({ segment }: SegmentView): boolean {
    return segment.ids.length * smallUnder < titleCount(this.#generation);
  }

  /**
   * Counts of a common word; or, for more than half of the titles, the totals less the titles
   * that do not match.
   */
  #precomputed(
    view: SegmentView,
    tree: PlanNode,
    matches: ScoredDocs,
    lent: ScoredDocs[],
  ): PrecomputedCounts | null {
    if (this.#isSmall(view)) return null;
    const { segment } = view;
    if (tree.kind === 'word' && tree.field === 'any') {
      const set = commonSet(segment, wordKey(tree.word));
      const matcher = this.#matcher(view, () => 1);
      if (set !== null)
        return this.#andAvailability(
          view,
          precomputedCountsOf(view, set, (hits) => matcher.restrict(hits, tree)),
          () => matches,
        );
    }
    const titles = segment.ids.length;
    if (titles <= smallSegmentLimit || matches.count * 2 < titles) return null;
    const missing = this.#workspace.pool.take(titles);
    complement(matches, titles, missing);
    lent.push(missing);
    return { counts: (type) => segment.docValues[type]?.totals ?? null, missing };
  }

  /** Adds availability, which is never precomputed: it changes all day. */
  #andAvailability(
    view: SegmentView,
    { counts, missing }: PrecomputedCounts,
    found: () => DocIds,
  ): PrecomputedCounts {
    const column = view.segment.docValues[availability];
    const { values } = this.#generation;
    const counted = (): Uint32Array | null => {
      if (column === undefined) return null;
      const counter = new ValueCounter(nextNumber(values[availability] ?? noValues));
      counter.begin(Infinity);
      const { docIds, count } = found();
      counter.add(column, docIds, 0, count);
      counter.add(column, missing.docIds, 0, missing.count);
      return counter.counts;
    };
    return { counts: (type) => (type === availability ? counted() : counts(type)), missing };
  }

  #page(request: SearchRequest, hits: Hits): Page {
    return pageOf(request, hits, this.#workspace.works);
  }

  /** The titles of a segment that pass filters, until the next are asked for. */
  #passing(view: SegmentView, place: number, filters: readonly Filter[]): DocIds {
    const drill = this.#workspace.drillSideways(place);
    const { docIds, bounds } = drill.groupAll(view, filters, new Set());
    return { docIds, count: bounds[1] as number };
  }

  #answer(
    request: WatchedSearch,
    results: readonly SegmentResult[],
    filters: readonly Filter[],
    all: boolean,
  ): SearchResult {
    const { order } = request;
    const tops = results.map(
      ({ view, groups, topDocs }) => topDocs ?? segmentTopDocsOf(view, order, groups),
    );
    const page = this.#page(request, {
      titles: tops.reduce((sum, { total }) => sum + total, 0),
      best: (wanted) =>
        mergeTopK(
          tops.map(({ best }) => best(wanted)),
          order,
          wanted,
        ),
      isScored: order === 'C' && !all,
      docs: () =>
        results.map(({ view }, i) => ({ view, docs: (tops[i] as SegmentTopDocs).docs() })),
    });
    return this.#withFacets(request, page, results, filters, all);
  }

  #withFacets(
    { facets, limit, onTitles }: WatchedSearch,
    page: Page,
    results: readonly SegmentHits[],
    filters: readonly Filter[],
    all: boolean,
  ): SearchResult {
    if (facets.length > 0 && limit > 0) onTitles?.(page.ids);
    const index = { generation: this.#generation, workspace: this.#workspace, live: this.live };
    const counting = new FacetCounting(index, results, filters, all);
    return { ...page, references: [], facets: facets.map((facet) => counting.count(facet)) };
  }
}

function segmentTopDocsOf(
  view: SegmentView,
  order: OrderCode,
  { docIds, scores, bounds }: FilterGroups,
): SegmentTopDocs {
  const passing = { docIds, scores, count: bounds[1] as number };
  return {
    total: passing.count,
    best: (wanted) => topK(view, order, passing, wanted),
    docs: () => passing,
  };
}
