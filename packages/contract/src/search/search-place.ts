import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { pageNumber } from '../protocol/page-number.ts';

export const listSearchCampuses = endpoint({
  method: 'GET',
  path: '/consulta/campus',
  summary: 'Campuses with the number of titles of each',
  tag: 'consulta',
  access: 'public',
  rate: 'filters',
  responses: {
    200: z.array(
      z.object({ cod_campus: z.number().int(), nome_campus: z.string(), total: z.number().int() }),
    ),
  },
});

export const listSearchLibraries = endpoint({
  method: 'GET',
  path: '/consulta/bibliotecas',
  summary: 'Libraries by name, with the number of titles of each',
  tag: 'consulta',
  access: 'public',
  rate: 'filters',
  query: z.object({ search_text: z.string().max(200).default(''), page: pageNumber }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      bibliotecas: z.array(
        z.object({
          cod_biblioteca: z.number().int(),
          desc_biblioteca: z.string(),
          cod_campus: z.number().int(),
          total: z.number().int(),
        }),
      ),
    }),
  },
});
