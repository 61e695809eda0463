import type { endpoints, Language, Success } from '@estante/contract';
import { nameFilters, readSavedSearch, type SearchDeps } from '../search/index.ts';
import type { SavedSearchRow } from './search-repository.ts';

type SavedSearchBody = Success<typeof endpoints.saveSearch>;

export type PresentDeps = Pick<SearchDeps, 'db' | 'engine'>;

export async function presentSearches(
  deps: PresentDeps,
  rows: readonly SavedSearchRow[],
  language: Language,
): Promise<SavedSearchBody[]> {
  if (rows.length === 0) return [];
  const queries = rows.map(({ query }) => query);
  const filtersOf = await nameFilters(deps, queries, language);
  return rows.map((row) => ({ ...presentSearch(row), filtros: filtersOf(row.query) }));
}

function presentSearch(row: SavedSearchRow): Omit<SavedSearchBody, 'filtros'> {
  const { alert, titles, from_day, to_day } = row;
  return {
    codigo: row.id,
    nome: row.name,
    guia: tabOf(row.query),
    consulta: row.query,
    salvo_em: row.saved_at.toISOString(),
    alerta: row.alerts,
    novidades:
      alert === null || titles === null || from_day === null || to_day === null
        ? null
        : { alerta: alert, total: titles, data_ini: from_day, data_fim: to_day },
  };
}

/** Tab of a kept search; one that was written by another version and cannot be read any more is a general one. */
export function tabOf(query: string): SavedSearchBody['guia'] {
  return readSavedSearch(query)?.tab ?? 'geral';
}
