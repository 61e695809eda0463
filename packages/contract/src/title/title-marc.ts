import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { marcRecord } from './marc-record.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

/**
 * `liberacao=1` asks for what is hidden from readers: 403 to whoever has not been given it, and 401
 * `EntradaNecessaria` to whoever has not signed in.
 */
export const getTitleMarc = endpoint({
  method: 'GET',
  path: '/acervo/{id}/marc',
  summary: 'The MARC record that describes a title, field by field',
  tag: 'acervo',
  access: 'public',
  knowsPerson: true,
  activity: activities.titleMarc,
  params: z.object({ id: recordId }),
  query: z.object({ liberacao: unlessEmpty(z.enum(['0', '1'])) }),
  responses: {
    200: marcRecord.extend({
      campos: z.array(
        marcRecord.shape.campos.element.extend({
          /** The heading that the field is filed under. */
          cod_autoridade: z.number().int().nullable(),
        }),
      ),
      /** Whether all fields are there. */
      liberado: z.boolean(),
      /** Whether who asks may have them all. */
      pode_liberar: z.boolean(),
    }),
    404: errorBody,
  },
});
