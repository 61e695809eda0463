import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { suggestionStates } from './suggestion-state.ts';

const count = z.number().int();

/** Nobody is named, and nothing is told of single suggestions but the asker's own number of them. */
export const getAcquisitionStatistics = endpoint({
  tag: 'aquisicao',
  access: 'patron',
  method: 'GET',
  activity: activities.accountAcquisition,
  path: '/aquisicao/estatisticas',
  summary: 'What was suggested to all libraries in the last twelve months, and what came of it',
  responses: {
    200: z.object({
      data_ini: z.iso.date(),
      data_fim: z.iso.date(),
      total: count,
      /** Suggestions that the asker made, of those counted in `total`. */
      proprias: count,
      /** Days from a suggestion to its coming, as long for half of them; null while none has come. */
      dias_ate_atender: count.nullable(),
      /** All fourteen. */
      por_situacao: z.array(
        z.object({ situacao: z.enum(suggestionStates), total: count, proprias: count }),
      ),
      /** Twelve, in the order of time; those that were sent in the month, and of these those that came. */
      por_mes: z.array(z.object({ mes: z.string(), enviadas: count, atendidas: count })),
      /** Libraries that something was suggested to, the one with most suggestions first. */
      por_biblioteca: z.array(
        z.object({
          cod_biblioteca: count,
          desc_biblioteca: z.string(),
          enviadas: count,
          atendidas: count,
        }),
      ),
    }),
  },
});
