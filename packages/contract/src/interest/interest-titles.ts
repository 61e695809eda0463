import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { searchResultItem } from '../search/search-result-item.ts';

const reasons = ['area', 'autor', 'assunto', 'tipo_obra', 'periodico'] as const;

/** New titles for a profile, over fixed days: no others can be asked for. */
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
      /** Whether the profile has an entry in force. */
      tem_perfil: z.boolean(),
      /** Number of titles, at most a thousand. */
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      titulos: z.array(
        z.object({
          acervo: searchResultItem,
          /** Day of cataloguing; for a serial, that of its last issue. */
          data: z.iso.date(),
          /** Entries of the profile that matched; for periodicals, the issues. */
          motivos: z.array(z.object({ tipo: z.enum(reasons), descricao: z.string() })),
        }),
      ),
    }),
  },
});
