import type { endpoints, FilterType, Language, Success } from '@estante/contract';
import type { FacetCounts } from '@estante/search-engine';
import type { FacetName } from '../facets/facet-name.ts';
import { presentValues } from '../facets/facet-value.ts';
import { filterName } from '../facets/filter-name.ts';
import type { ChosenFilter } from '../query/filter.ts';

type Result = Success<typeof endpoints.searchTitles>;

export function presentFacet(
  type: FilterType,
  facet: FacetCounts,
  nameOf: FacetName,
  language: Language,
): Result['filtros'][number] {
  return {
    codigo: type,
    descricao: filterName(type, language),
    distintos: facet.distinct,
    contagem: presentValues(facet, nameOf),
  };
}

/** A selected value is always among the counts of its type; its name stands there. */
export function presentSelected(
  filters: readonly ChosenFilter[],
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
