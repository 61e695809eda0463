import type { FacetCounts, FacetRequest, SearchRequest, SearchResult } from '../../port.ts';
import { isHeading } from '../index/facet-values.ts';

/** Fewer facets are not worth a second thread, which has to find the titles again. */
const worthFrom = 4;

/** Which of two halves counts each facet, 0 or 1. */
type Dealt = readonly (0 | 1)[];

/**
 * A search as two that take about half as long: counting takes longer than finding, so the second
 * counts half of the facets and lists nothing. Null where it is not worth it.
 */
export function halvesOf(request: SearchRequest): readonly [SearchRequest, SearchRequest] | null {
  if (request.facets.length < worthFrom) return null;
  const dealt = dealing(request.facets);
  return [
    { ...request, facets: request.facets.filter((_, place) => dealt[place] === 0) },
    {
      ...request,
      facets: request.facets.filter((_, place) => dealt[place] === 1),
      offset: 0,
      limit: 0,
    },
  ];
}

/** Headings, whose rows are read together, take about as long as all others; else every second one. */
function dealing(facets: readonly FacetRequest[]): Dealt {
  const headings = facets.filter(({ type }) => isHeading(type)).length;
  return facets.map(({ type }, place) =>
    headings > 1 ? (isHeading(type) ? 1 : 0) : place % 2 === 0 ? 0 : 1,
  );
}

/** The answer to the whole search, its facets in the order asked for. */
export function joined(
  { facets }: SearchRequest,
  first: SearchResult,
  second: SearchResult,
): SearchResult {
  const next = [first.facets.values(), second.facets.values()] as const;
  const counts = dealing(facets).map((half) => next[half].next().value as FacetCounts);
  return { ...first, facets: counts };
}
