import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';

export const getTitleColour = endpoint({
  isKept: true,
  method: 'GET',
  path: '/acervo/{id}/cor',
  summary: "Colour label of a title's collection or classification, and what it means",
  tag: 'acervo',
  access: 'public',
  params: z.object({ id: recordId }),
  responses: {
    200: z.object({
      /** Label; null where nothing about the title has one. */
      etiqueta: z
        .object({
          /** Colour '#rrggbb'. */
          cor: z.string(),
          /** Name of the colour, which is never conveyed by the colour alone. */
          nome: z.string(),
          significado: z.string(),
          origem: z.enum(['colecao', 'classificacao']),
        })
        .nullable(),
    }),
    404: errorBody,
  },
});
