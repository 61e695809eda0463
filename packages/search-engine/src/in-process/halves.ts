import type { FacetCounts, FacetRequest, SearchRequest, SearchResult } from '../port.ts';
import { isHeading } from './values.ts';

/** Fewer facets are not worth a second thread, which has to find the titles again. */
const worthFrom = 4;

/**
 * A search as two that take about half as long: counting takes longer than finding, so the second
 * counts half of the facets and lists nothing. Null where it is not worth it.
 */
export function halvesOf(request: SearchRequest): readonly [SearchRequest, SearchRequest] | null {
  if (request.facets.length < worthFrom) return null;
  const dealt = dealing(request.facets).map((place) => request.facets[place] as FacetRequest);
  return [
    { ...request, facets: dealt.filter((_, i) => i % 2 === 0) },
    { ...request, facets: dealt.filter((_, i) => i % 2 === 1), offset: 0, limit: 0 },
  ];
}

/** Places of the facets in the order they are dealt: those that take longest first. */
function dealing(facets: readonly FacetRequest[]): number[] {
  const places = facets.map((_, place) => place);
  const heading = (place: number): boolean => isHeading((facets[place] as FacetRequest).type);
  return [...places.filter(heading), ...places.filter((place) => !heading(place))];
}

/** The answer to the whole search, its facets in the order asked for. */
export function joined(
  { facets }: SearchRequest,
  first: SearchResult,
  second: SearchResult,
): SearchResult {
  const counts: FacetCounts[] = [];
  dealing(facets).forEach((place, i) => {
    const half = i % 2 === 0 ? first : second;
    counts[place] = half.facets[i >> 1] as FacetCounts;
  });
  return { ...first, facets: counts };
}
