import { z } from 'zod';
import { headingRelations } from '../authority/authority-type.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { browseIndexes } from './search-option.ts';

export const browseIndex = endpoint({
  method: 'GET',
  tab: 'indice',
  path: '/consulta/acervos-indexados',
  summary: 'A page of an index, from a text or on from a cursor',
  tag: 'consulta',
  access: 'public',
  rate: 'search',
  query: z.object({
    indice: z.enum(browseIndexes).default('titulo'),
    texto: z.string().max(500).default(''),
    cursor: z.string().max(5_000).optional(),
    direcao: z.enum(['adiante', 'atras']).default('adiante'),
    quantidade: z.coerce.number().int().min(1).max(100).default(20),
  }),
  responses: {
    200: z.object({
      entradas: z.array(
        z.object({
          texto: z.string(),
          total: z.number().int(),
          /**
           * Number of an author or subject: the filter A or S with it finds exactly these titles; null in other
           * indexes.
           */
          cod_autoridade: z.number().int().nullable(),
          /** Heading to look under, for a variant form; null for a heading. */
          ver: z.string().nullable(),
          ver_tambem: z.array(z.object({ relacao: z.enum(headingRelations), texto: z.string() })),
          cursor: z.string(),
        }),
      ),
      /** Whether there are entries beyond these in the direction asked for. */
      ha_mais: z.boolean(),
      /** Whether there are entries in the other direction. */
      ha_no_outro_sentido: z.boolean(),
    }),
  },
});

export const listIndexes = endpoint({
  method: 'GET',
  tab: 'indice',
  path: '/consulta/opcoes-indice',
  summary: 'Indexes that can be browsed',
  tag: 'consulta',
  access: 'public',
  responses: { 200: z.array(z.object({ codigo: z.enum(browseIndexes), descricao: z.string() })) },
});
