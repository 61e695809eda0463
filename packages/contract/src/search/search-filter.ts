import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { named } from '../protocol/named.ts';
import { filterTypes, titleTabs } from './search-option.ts';
import { searchQuery } from './search-query.ts';

const filterType = z.object({
  codigo: z.enum(filterTypes).meta({ id: 'FilterType' }),
  descricao: z.string(),
});

const filterValue = named.extend({
  /** Titles under the filters of other types. */
  total: z.number().int(),
  /** Titles under no filter. */
  totalSemFiltro: z.number().int(),
});

export const filterGroup = filterType.extend({
  /** Distinct values under the other filters; more than are listed where there are many. */
  distintos: z.number().int(),
  contagem: z.array(filterValue),
});

export const listFilters = endpoint({
  method: 'GET',
  tabIn: ['search_tab', 'guia'],
  path: '/consulta/filtros',
  summary: 'Filter types of a search tab; or, of one type, the values that a search finds',
  tag: 'consulta',
  access: 'public',
  rate: 'filters',
  /** Parameters of the search; `pagina` and `quantidade` count values of `tipo`. */
  query: searchQuery.extend({
    /** Alternative to `guia`. */
    search_tab: z.enum(titleTabs).optional(),
    tipo: z.enum(filterTypes).optional(),
    /** Start of the value's name or of a word in it; case and accents do not matter. */
    search_text: z.string().max(200).default(''),
  }),
  // Values first: their counts would be lost if they were read as types.
  responses: { 200: z.union([z.array(filterValue), z.array(filterType)]) },
});
