import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { suggestionLengths as lengths } from './suggestion-state.ts';

/** Looks a work up while its suggestion is typed; of other people's suggestions it gives only the number. */
export const findKnownWork = endpoint({
  tag: 'aquisicao',
  access: 'patron',
  method: 'GET',
  activity: activities.acquisitionSuggestion,
  rate: 'search',
  path: '/aquisicao/duplicatas',
  summary:
    'Titles of the catalogue that a work is, by its ISBN or its title, and open suggestions of it',
  query: z.object({
    titulo: lineSchema(lengths.titulo).default(''),
    isbn_issn: lineSchema(lengths.isbn_issn).default(''),
  }),
  responses: {
    200: z.object({
      /** At most five titles, those of the ISBN first. */
      acervos: z.array(
        z.object({
          cod_acervo: z.number().int(),
          titulo: z.string(),
          responsabilidade: z.string(),
          ano_publicacao: z.string(),
          rota: z.string(),
          /** Whether the title bears the ISBN asked for; else it was found by its name. */
          mesmo_isbn: z.boolean(),
        }),
      ),
      sugestoes: z.number().int(),
      sugestoes_proprias: z.number().int(),
    }),
  },
});
