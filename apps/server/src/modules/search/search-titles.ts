import type { endpoints, FilterType, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { FacetCounts, SearchEngine, SelectedFilter } from '@estante/search-engine';
import type { UseCase } from '../../http/register-endpoint.ts';
import { buildQuery } from './build-query.ts';
import { readFacetNames, type FacetName } from './facet-name.ts';
import { filterName } from './filter-name.ts';
import { readFilters } from './filter.ts';
import { readResultItems } from './result-item.ts';
import { tabs, type TabDefinition } from './tab.ts';

type Result = Success<typeof endpoints.searchTitles>;

/** Values listed per filter type; years all, for their histogram. */
const facetLimit = (type: FilterType) => (type === 'Y' ? 400 : 20);

export interface SearchDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
}

export function searchTitles({ db, engine }: SearchDeps): UseCase<typeof endpoints.searchTitles> {
  return async ({ query }, { language }) => {
    const tab = tabs[query.guia];
    const filters = readFilters(query.filtro).filter((filter) => isOpen(tab, filter));
    const ordenacao = query.ordenacao ?? tab.order;
    const [found, nameOf] = await Promise.all([
      engine.search({
        query: buildQuery(query),
        filters: [...tab.restriction, ...filters],
        order: ordenacao,
        offset: (query.pagina - 1) * query.quantidade,
        limit: query.quantidade,
        facets: tab.filters.map((type) => ({ type, limit: facetLimit(type) })),
      }),
      readFacetNames(db, language),
    ]);
    const facets = found.facets.filter(({ values }) => values.length > 0);
    return {
      status: 200,
      body: {
        guia: query.guia,
        base: query.base,
        total: found.total,
        pagina: query.pagina,
        quantidade: query.quantidade,
        ordenacao,
        acervos: await readResultItems(db, found.ids, language),
        filtros: facets.map((facet) => presentFacet(facet, nameOf, language)),
        filtrosSelecionados: presentSelected(filters, facets, nameOf),
      },
    };
  };
}

/** Values of one type are alternatives: one more of a type the tab is restricted to would widen it. */
function isOpen({ restriction }: TabDefinition, filter: SelectedFilter): boolean {
  return restriction.every(({ type }) => type !== filter.type);
}

function presentFacet(
  facet: FacetCounts,
  nameOf: FacetName,
  language: Parameters<typeof filterName>[1],
): Result['filtros'][number] {
  return {
    codigo: facet.type,
    descricao: filterName(facet.type, language),
    distintos: facet.distinct,
    contagem: inOrder(facet).map(({ code, label, total, totalUnfiltered }) => ({
      codigo: code,
      descricao: label || nameOf(facet.type, code),
      total,
      totalSemFiltro: totalUnfiltered,
    })),
  };
}

/** Years run from the newest; all else by count, as the engine gives it. */
function inOrder({ type, values }: FacetCounts): FacetCounts['values'] {
  return type === 'Y' ? values.toSorted((a, b) => Number(b.code) - Number(a.code)) : values;
}

/** A selected value is always among the counts of its type; its name stands there. */
function presentSelected(
  filters: readonly SelectedFilter[],
  facets: readonly FacetCounts[],
  nameOf: FacetName,
): Result['filtrosSelecionados'] {
  return filters.map(({ type, code }) => {
    const value = facets
      .find((facet) => facet.type === type)
      ?.values.find((counted) => counted.code === code);
    return { tipo: type, codigo: code, descricao: value?.label || nameOf(type, code) };
  });
}
