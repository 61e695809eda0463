import type { FilterType } from '@estante/contract';
import type {
  FacetCounts,
  SearchEngine,
  SearchRequest,
  SearchResult,
  TitlesListener,
} from '@estante/search-engine';
import {
  atChosenLibraries,
  placesFacet,
  presentAvailability,
} from '../availability/available-filter.ts';
import { expandYearSpans } from '../facets/year-span.ts';
import { countPeriods } from '../query/inclusion-period.ts';
import type { ReadSearch } from '../query/read-search.ts';

/** Values listed per filter type; years all, for their histogram. */
const facetLimit = (type: FilterType) => (type === 'Y' ? 400 : 20);

/** Titles that the engine found, with the counts of the filters and periods. */
export interface SearchRun {
  readonly found: SearchResult;
  /** Counts of values, in the order of the types that are offered. */
  readonly facets: readonly FacetCounts[];
  readonly periods: Awaited<ReturnType<typeof countPeriods>> | null;
}

export async function runSearch(
  engine: SearchEngine,
  search: ReadSearch,
  onTitles?: TitlesListener,
): Promise<SearchRun> {
  const { query, wideQuery, filters, terms, today } = search;
  const chosen = await expandYearSpans(engine, { query: wideQuery, filters });
  const atLibraries = atChosenLibraries(chosen);
  const [found, periods] = await Promise.all([
    engine.search(requestOf(search, atLibraries), onTitles),
    terms.guia === 'novas-aquisicoes'
      ? countPeriods(engine, { query: wideQuery, filters: atLibraries }, today)
      : null,
  ]);
  const facets = await presentAvailability(engine, { query, chosen }, found, facetLimit('B'));
  return { found, facets, periods };
}

function requestOf(
  { query, order, terms, types }: ReadSearch,
  filters: SearchRequest['filters'],
): SearchRequest {
  return {
    query,
    filters,
    order,
    offset: (terms.pagina - 1) * terms.quantidade,
    limit: terms.quantidade,
    facets: types.map((type) => (type === 'V' ? placesFacet : { type, limit: facetLimit(type) })),
    ...(terms.agrupar && { isGrouped: true }),
  };
}
