import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { searchResultItem } from '../search/search-result-item.ts';

const reasons = ['area', 'autor', 'assunto', 'tipo_obra', 'periodico'] as const;

/** The days are always the same: there is no asking for others. */
export const listInterestTitles = endpoint({
  tag: 'perfil-interesse',
  access: 'patron',
  activity: activities.accountCheckedTitles,
  method: 'GET',
  path: '/perfil-interesse/titulos',
  summary: 'What came for the asker’s profile from one month back to today, the last first',
  rate: 'search',
  query: z.object({ pagina: z.coerce.number().int().min(1).max(50).default(1) }),
  responses: {
    200: z.object({
      data_ini: z.iso.date(),
      data_fim: z.iso.date(),
      /** The profile has something that has not ended. */
      tem_perfil: z.boolean(),
      /** A thousand at most. */
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      titulos: z.array(
        z.object({
          acervo: searchResultItem,
          /** The day it was entered, of a serial that of its last issue. */
          data: z.iso.date(),
          /** Entries of the profile that found it; of periodicals the issues. */
          motivos: z.array(z.object({ tipo: z.enum(reasons), descricao: z.string() })),
        }),
      ),
    }),
  },
});
