import type { endpoints, FilterType } from '@estante/contract';
import { headingKey } from '@estante/marc';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findCampuses, findLibraries } from '../libraries/index.ts';
import type { SearchDeps } from './search-titles.ts';

const pageSize = 20;
/** Most values asked for: more libraries or campuses than any network has. */
const everyValue = 10_000;

export function listSearchCampuses(deps: SearchDeps): UseCase<typeof endpoints.listSearchCampuses> {
  return async (_request, { language }) => {
    const [campuses, totals] = await Promise.all([
      findCampuses(deps.db, language),
      countTitles(deps, 'U'),
    ]);
    const body = campuses.map(({ id, name }) => ({
      cod_campus: id,
      nome_campus: name,
      total: totals.get(id) ?? 0,
    }));
    return { status: 200, body };
  };
}

export function listSearchLibraries(
  deps: SearchDeps,
): UseCase<typeof endpoints.listSearchLibraries> {
  return async ({ query }, { language }) => {
    const [libraries, totals] = await Promise.all([
      findLibraries(deps.db, language),
      countTitles(deps, 'B'),
    ]);
    const wanted = headingKey(query.search_text);
    const found = libraries.filter(({ name }) => headingKey(name).includes(wanted));
    const start = (query.page - 1) * pageSize;
    const bibliotecas = found.slice(start, start + pageSize).map((library) => ({
      cod_biblioteca: library.id,
      desc_biblioteca: library.name,
      cod_campus: library.campus_id,
      total: totals.get(library.id) ?? 0,
    }));
    return { status: 200, body: { total: found.length, pagina: query.page, bibliotecas } };
  };
}

/** Titles per value of a facet, over the whole catalogue. */
async function countTitles({ engine }: SearchDeps, type: FilterType) {
  const { facets } = await engine.search({
    query: { kind: 'all' },
    filters: [],
    order: 'C',
    offset: 0,
    limit: 0,
    facets: [{ type, limit: everyValue }],
  });
  return new Map(facets[0]?.values.map(({ code, total }) => [Number(code), total]) ?? []);
}
