import type {
  FacetCounts,
  SearchEngine,
  SearchRequest,
  SearchResult,
  SelectedFilter,
} from '@estante/search-engine';
import { anywhere } from './available-titles.ts';

/** Number of places asked for: more than any network has libraries, each of which is a place. */
const everyPlace = 1_000;

export const placesFacet = { type: 'V', limit: everyPlace } as const;

const isHere = ({ type, code }: SelectedFilter) => type === 'V' && code === anywhere;

/** Whether only what can be had now is asked for, wherever that is. */
export function isAvailableAnywhere(filters: readonly SelectedFilter[]): boolean {
  return filters.some(isHere);
}

/**
 * Filters as the engine knows them. What can be had now, in chosen libraries, is what can be had in one
 * of these: not what one of them has, lent, and another on its shelf.
 */
export function atChosenLibraries(filters: readonly SelectedFilter[]): readonly SelectedFilter[] {
  const libraries = filters.filter(({ type }) => type === 'B');
  if (libraries.length === 0 || !isAvailableAnywhere(filters)) return filters;
  const others = filters.filter(({ type }) => type !== 'B' && type !== 'V');
  return [...others, ...libraries.map(({ code }) => ({ type: 'V' as const, code }))];
}

/** Libraries by what can be had there: the first of them, and those chosen. */
export function librariesOf(
  places: FacetCounts,
  chosen: readonly SelectedFilter[],
  limit: number,
): FacetCounts {
  const libraries = places.values.filter(({ code }) => code !== anywhere);
  const isChosen = (code: string) =>
    chosen.some((filter) => filter.type === 'B' && filter.code === code);
  return {
    type: 'B',
    values: libraries.filter(({ code }, i) => i < limit || isChosen(code)),
    distinct: libraries.filter(({ total }) => total > 0).length,
  };
}

/**
 * The facets as they are shown. What can be had now is one filter, with the places that are chosen beside
 * it; under it, libraries are counted by what can be had there.
 */
export async function presentAvailability(
  engine: Pick<SearchEngine, 'search'>,
  asked: Pick<SearchRequest, 'query'> & { readonly chosen: readonly SelectedFilter[] },
  { facets, total }: SearchResult,
  limit: number,
): Promise<readonly FacetCounts[]> {
  const places = facets.find(({ type }) => type === 'V');
  if (!places) return facets;
  const { chosen } = asked;
  const isChosen = isAvailableAnywhere(chosen);
  const all = places.values.find(({ code }) => code === anywhere);
  const count = isChosen ? total : await countAvailable(engine, asked, all?.total ?? 0);
  const here = {
    code: anywhere,
    label: '',
    total: count,
    totalUnfiltered: all?.totalUnfiltered ?? 0,
  };
  const others = places.values.filter(
    ({ code }) => code !== anywhere && chosen.some((one) => one.type === 'V' && one.code === code),
  );
  const values = isChosen || count > 0 ? [here, ...others] : others;
  return facets.map((facet) => {
    if (facet.type === 'V') return { type: 'V', values, distinct: values.length };
    return facet.type === 'B' && isChosen ? librariesOf(places, chosen, limit) : facet;
  });
}

/** Counts the titles that the filter would leave. A title that two of the chosen libraries have counts once. */
async function countAvailable(
  engine: Pick<SearchEngine, 'search'>,
  { query, chosen }: Pick<SearchRequest, 'query'> & { readonly chosen: readonly SelectedFilter[] },
  all: number,
): Promise<number> {
  if (!chosen.some(({ type }) => type === 'B')) return all;
  const others = chosen.filter(({ type }) => type !== 'V');
  const filters = atChosenLibraries([...others, { type: 'V', code: anywhere }]);
  const page = { order: 'T', offset: 0, limit: 0, facets: [] } as const;
  return (await engine.search({ query, filters, ...page })).total;
}
