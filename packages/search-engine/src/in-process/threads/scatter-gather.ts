import type { FacetCounts, FacetRequest, SearchRequest, SearchResult } from '../../port.ts';
import { isHeading } from '../index/facet-values.ts';

/** Least number of facets worth a second thread, which has to find the matches again. */
const minFacetsToSplit = 4;

/** Number of the thread that counts each facet. */
type FacetShares = readonly (0 | 1)[];

/**
 * Splits a search into two that take about half as long: counting takes longer than matching, so
 * the second counts part of the facets and lists no titles. Null where it is not worth it.
 */
export function splitSearch(
  request: SearchRequest,
): readonly [SearchRequest, SearchRequest] | null {
  if (request.facets.length < minFacetsToSplit) return null;
  const shares = sharesOf(request.facets);
  return [
    { ...request, facets: request.facets.filter((_, place) => shares[place] === 0) },
    {
      ...request,
      facets: request.facets.filter((_, place) => shares[place] === 1),
      isGrouped: undefined,
      offset: 0,
      limit: 0,
    },
  ];
}

/**
 * Headings, whose rows are read together, take about as long as all other facets; without both,
 * every second facet.
 */
function sharesOf(facets: readonly FacetRequest[]): FacetShares {
  const headings = facets.filter(({ type }) => isHeading(type)).length;
  return facets.map(({ type }, place) =>
    headings > 1 ? (isHeading(type) ? 1 : 0) : place % 2 === 0 ? 0 : 1,
  );
}

/** The answer to the whole search, its facets in the order requested. */
export function gatherResults(
  { facets }: SearchRequest,
  first: SearchResult,
  second: SearchResult,
): SearchResult {
  const next = [first.facets.values(), second.facets.values()] as const;
  const counts = sharesOf(facets).map((half) => next[half].next().value as FacetCounts);
  return { ...first, facets: counts };
}
