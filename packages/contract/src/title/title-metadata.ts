import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';

export const getTitleMetadata = endpoint({
  isKept: true,
  method: 'GET',
  path: '/acervo/{id}/metadados',
  summary: 'What machines read of a title: citation tags (Highwire), schema.org with holdings',
  tag: 'acervo',
  access: 'public',
  params: z.object({ id: recordId }),
  responses: {
    200: z.object({
      /** Meta elements of the page, in order; a name may repeat. */
      citacao: z.array(z.object({ nome: z.string(), valor: z.string() })),
      /** JSON-LD. Here and above, addresses of this site are paths from its root. */
      dados: z.record(z.string(), z.unknown()),
    }),
    404: errorBody,
  },
});
