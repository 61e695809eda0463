import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { borrowedItem } from './debt.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const suspensionShape = {
  codigo: z.number().int(),
  /** Text that staff wrote of the suspension; '' where it follows from the late return of the item. */
  motivo: z.string(),
  item: borrowedItem.nullable(),
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  desde: z.iso.date(),
  /** The last day that is blocked. */
  ate: z.iso.date(),
  situacao: z.enum(['vigente', 'cumprido', 'levantado']),
};

export const listSuspensions = endpoint({
  method: 'GET',
  path: '/pessoas/afastamentos',
  summary: 'The suspensions of the asker, those that hold first, then the last first',
  tag: 'pessoas',
  access: 'patron',
  activity: activities.accountSuspensions,
  responses: {
    200: z.object({
      /** The last blocked day of all that hold; null: nothing is blocked. */
      afastado_ate: z.iso.date().nullable(),
      afastamentos: z.array(z.object(suspensionShape)),
    }),
  },
});
