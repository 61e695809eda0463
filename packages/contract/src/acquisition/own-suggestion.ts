import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';
import { catalogued, suggestionWords } from './acquisition-suggestion.ts';
import { suggestionStates } from './suggestion-state.ts';

const state = z.enum(suggestionStates);
const own = {
  tag: 'aquisicao',
  access: 'patron',
  method: 'GET',
  activity: activities.accountAcquisition,
} as const;

export const listSuggestionStates = endpoint({
  ...own,
  path: '/aquisicao/sugestoes/situacao',
  summary: 'The states a suggestion can be in, and how many of the asker are in each',
  responses: {
    200: z.array(z.object({ codigo: state, descricao: z.string(), total: z.number().int() })),
  },
});

export const listOwnSuggestions = endpoint({
  ...own,
  path: '/aquisicao/sugestoes',
  summary: 'What the asker suggested that libraries buy, the newest first',
  query: z.object({
    /** Span of days in which the suggestion was sent. */
    dataIni: unlessEmpty(civilDay),
    dataFim: unlessEmpty(civilDay),
    situacao: unlessEmpty(state),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      sugestoes: z.array(
        z.object({
          ...suggestionWords,
          situacao: state,
          /** Moment of the library's last change of state, and its last answer; '' for none. */
          andamento: z.object({ em: z.iso.datetime(), resposta: z.string() }).nullable(),
          acervo: catalogued,
        }),
      ),
    }),
    422: errorBody,
  },
});
