import type { FilterType, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { SearchEngine } from '@estante/search-engine';
import { readFacetNames } from './facet-name.ts';
import { readFilters, type ChosenFilter } from '../query/filter.ts';

interface NamedFilter {
  readonly tipo: FilterType;
  readonly codigo: string;
  readonly descricao: string;
}

interface FilterNamesDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
}

/** Names the filters of kept searches: their queries, each with what it is narrowed to in words. */
export async function nameFilters(
  { db, engine }: FilterNamesDeps,
  queries: readonly string[],
  language: Language,
): Promise<(query: string) => NamedFilter[]> {
  const all = queries.flatMap(filtersOf);
  const types = [...new Set(all.map(({ type }) => type))];
  const [found, nameOf] = await Promise.all([
    // A value that is asked for is always among the counts of its type, where its name stands.
    engine.search({
      query: { kind: 'all' },
      filters: all,
      order: 'T',
      offset: 0,
      limit: 0,
      facets: types.map((type) => ({ type, limit: 1 })),
    }),
    readFacetNames(db, language),
  ]);
  const labelOf = ({ type, code }: ChosenFilter) =>
    found.facets.find((facet) => facet.type === type)?.values.find((value) => value.code === code)
      ?.label;
  return (query) =>
    filtersOf(query).map((filter) => ({
      tipo: filter.type,
      codigo: filter.code,
      descricao: labelOf(filter) || nameOf(filter.type, filter.code),
    }));
}

const filtersOf = (query: string) => readFilters(new URLSearchParams(query).getAll('filtro'));
