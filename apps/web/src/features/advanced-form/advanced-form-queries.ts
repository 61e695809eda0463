import type { FilterType } from '@estante/contract/plain';
import { endpointQuery } from '../../api/query.ts';

/** Filters that a reader knows before the search. */
export const limits = ['I', 'T', 'B'] as const satisfies readonly FilterType[];

export function valuesQuery(type: FilterType) {
  return endpointQuery('listFilters', { query: { guia: 'avancada', tipo: type, quantidade: 100 } });
}

/** Queries for the languages, work types and libraries that the form offers to choose from. */
export const advancedFormQueries = limits.map(valuesQuery);
