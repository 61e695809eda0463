import { endpoints, type Language, type TitleTab } from '@estante/contract';
import { atChosenLibraries } from './availability/available-filter.ts';
import { buildQuery, type SearchTerms } from './query/build-query.ts';
import { readFilters } from './query/filter.ts';
import { inclusionQuery } from './query/inclusion-period.ts';
import { buildMaterialQuery } from './query/material-query.ts';
import { refuseDates } from './query/refuse-dates.ts';
import type { SearchDeps } from './search-titles.ts';
import { tabs } from './query/tab.ts';
import { expandYearSpans } from './facets/year-span.ts';

/** A search that is kept: its tab, and its query in the one way it is written. */
export interface SavedSearch {
  readonly tab: TitleTab;
  readonly query: string;
}

const { query: schema } = endpoints.searchTitles;
/** Parameters that say which titles are shown, and how: not what is searched for. */
const notSearched = new Set(['base', 'pagina', 'quantidade', 'ordenacao', 'agrupar', 'parcial']);
const kept = Object.keys(schema.shape).filter((name) => !notSearched.has(name));
const repeated = new Set(['termo', 'filtro']);

/**
 * Reads the query of GET /consulta. The same search is always written alike: parameters in the
 * order of the contract, filters sorted, what is empty or default left out. Null: not a query.
 */
export function readSavedSearch(text: string): SavedSearch | null {
  const given = new URLSearchParams(text);
  const terms = readTerms(given);
  if (terms === null || refuseDates(terms, 'pt') !== null) return null;
  const written = new URLSearchParams({ guia: terms.guia });
  for (const name of kept) {
    for (const value of valuesOf(given, name)) if (name !== 'guia') written.append(name, value);
  }
  if (terms.indice === 'livre') written.delete('indice');
  return { tab: terms.guia, query: written.toString() };
}

function readTerms(params: URLSearchParams): SearchTerms | null {
  const pairs = kept.flatMap((name): [string, string | string[]][] => {
    const values = valuesOf(params, name);
    const [first] = values;
    if (first === undefined) return [];
    return [[name, repeated.has(name) ? values : first]];
  });
  return schema.safeParse(Object.fromEntries(pairs)).data ?? null;
}

function valuesOf(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).filter((value) => value.trim() !== '');
  return name === 'filtro' ? [...new Set(values)].sort() : values;
}

/** Counts the titles of a kept search that were included between two days, YYYY-MM-DD. */
export async function countIncluded(
  deps: SearchDeps,
  search: ReaderSearch,
  { from, to }: Omit<InclusionSpan, 'limit'>,
): Promise<number> {
  return (await findIncluded(deps, search, { from, to, limit: 0 })).total;
}

/** A kept search, in the language whose operators its reader types. */
export interface ReaderSearch {
  readonly query: string;
  readonly language: Language;
}

/** Finds the titles of a kept search, in the order of its tab: all counted, the first ones named. */
export async function findSaved(
  { db, engine, clock }: SearchDeps,
  query: string,
  limit: number,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const terms = readTerms(new URLSearchParams(query));
  if (terms === null) return { total: 0, ids: [] };
  const { restriction, order } = tabs[terms.guia];
  const own = await buildMaterialQuery({ db, engine }, terms);
  const more = [...own, ...inclusionQuery(terms, clock.today())];
  const wide = {
    query: buildQuery(terms, { restriction, more, language: 'pt' }),
    filters: readFilters(terms.filtro),
  };
  const filters = atChosenLibraries(await expandYearSpans(engine, wide));
  return engine.search({ ...wide, order, offset: 0, limit, facets: [], filters });
}

interface InclusionSpan {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly limit: number;
}

/** Titles a kept search finds that were included between two days: all counted, the last ones named. */
export async function findIncluded(
  { db, engine, clock }: SearchDeps,
  { query, language }: ReaderSearch,
  { from, to, limit }: InclusionSpan,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const terms = readTerms(new URLSearchParams(query));
  if (terms === null) return { total: 0, ids: [] };
  const wide = {
    query: buildQuery(terms, {
      restriction: tabs[terms.guia].restriction,
      more: [
        ...(await buildMaterialQuery({ db, engine }, terms)),
        ...inclusionQuery(terms, clock.today()),
        { kind: 'range', type: 'includedOn', from, to },
      ],
      language,
    }),
    filters: readFilters(terms.filtro),
  };
  const filters = atChosenLibraries(await expandYearSpans(engine, wide));
  return engine.search({ ...wide, order: 'I', offset: 0, limit, facets: [], filters });
}
