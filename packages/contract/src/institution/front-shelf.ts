import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { drawnTitle } from '../search/drawn-title.ts';
import { titleTabs } from '../search/search-option.ts';
import { frontShelfKinds } from './front-shelf-kind.ts';

export const listFrontShelves = endpoint({
  isKept: true,
  method: 'GET',
  path: '/parametros/estantes',
  summary: 'Shelves of the front page in their order, each with the titles that stand first on it',
  tag: 'parametros',
  access: 'public',
  isRevalidated: true,
  responses: {
    200: z.array(
      z.object({
        cod_estante: z.number().int(),
        tipo: z.enum(frontShelfKinds),
        /** Name; '' where the kind names it. */
        nome: z.string(),
        /** Tab and query that find all of it; null where it is not a search. */
        busca: z.object({ guia: z.enum(titleTabs), consulta: z.string() }).nullable(),
        /** Code of the shared list that it shows; null where it is not one. */
        lista: z.string().nullable(),
        total: z.number().int(),
        acervos: z.array(drawnTitle),
      }),
    ),
  },
});
