import type { FacetCount, FacetCounts, SearchResult } from '../../port.ts';

/**
 * A result as it is sent between threads: the counts of a facet in one list, with code, label
 * and both totals of each value. Hundreds of small objects take three times as long to copy.
 */
export type FlatResult = Omit<SearchResult, 'facets'> & { readonly facets: readonly FlatFacet[] };

type FlatFacet = Omit<FacetCounts, 'values'> & { readonly values: readonly (string | number)[] };

export function flattenResult(result: SearchResult): FlatResult {
  return { ...result, facets: result.facets.map(flatFacet) };
}

function flatFacet({ type, values, distinct }: FacetCounts): FlatFacet {
  const flat: (string | number)[] = [];
  for (const { code, label, total, totalUnfiltered } of values)
    flat.push(code, label, total, totalUnfiltered);
  return { type, values: flat, distinct };
}

export function unflatten(result: FlatResult): SearchResult {
  return { ...result, facets: result.facets.map(facetCounts) };
}

function facetCounts({ type, values: flat, distinct }: FlatFacet): FacetCounts {
  const values: FacetCount[] = [];
  for (let at = 0; at < flat.length; at += 4)
    values.push({
      code: flat[at] as string,
      label: flat[at + 1] as string,
      total: flat[at + 2] as number,
      totalUnfiltered: flat[at + 3] as number,
    });
  return { type, values, distinct };
}
