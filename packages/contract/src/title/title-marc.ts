import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { marcRecord } from './marc-record.ts';
import { recordId } from '../protocol/record-id.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

/**
 * Gets a MARC record. `liberacao=1` includes fields hidden from readers: 403 to people without that permission, and 401
 * `EntradaNecessaria` to anybody who has not signed in.
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
          /** Number of the heading that the field is filed under. */
          cod_autoridade: z.number().int().nullable(),
        }),
      ),
      /** Whether all fields are included. */
      liberado: z.boolean(),
      /** Whether the asker may see all fields. */
      pode_liberar: z.boolean(),
    }),
    404: errorBody,
  },
});
