import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { borrowedItem } from './debt.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const suspensionShape = {
  codigo: z.number().int(),
  /** Reason that staff wrote; '' where a late return caused it. */
  motivo: z.string(),
  item: borrowedItem.nullable(),
  cod_biblioteca: z.number().int(),
  desc_biblioteca: z.string(),
  desde: z.iso.date(),
  /** Last blocked day. */
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
      /** Last blocked day of all suspensions in force; null where nothing is blocked. */
      afastado_ate: z.iso.date().nullable(),
      afastamentos: z.array(z.object(suspensionShape)),
    }),
  },
});
