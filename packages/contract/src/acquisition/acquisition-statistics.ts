import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { suggestionStates } from './suggestion-state.ts';

const count = z.number().int();

/** Statistics of suggestions: they name nobody, and tell of single suggestions only the asker's own number. */
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
      /** Median days from a suggestion to its arrival; null while none has arrived. */
      dias_ate_atender: count.nullable(),
      /** All fourteen states. */
      por_situacao: z.array(
        z.object({ situacao: z.enum(suggestionStates), total: count, proprias: count }),
      ),
      /** Twelve months in order; suggestions sent in the month, and those of them that arrived. */
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
