import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId } from '../protocol/record-id.ts';
import { searchResultItem } from '../search/search-result-item.ts';
import { goneTitle, share } from './named-list.ts';

const activity = activities.accountLists;
const own = { tag: 'listas', access: 'patron', activity } as const;
const params = z.object({ id: recordId });

/** Shows what the last call said is to be shown. A link that is made anew ends the one before. */
export const shareNamedList = endpoint({
  ...own,
  method: 'PUT',
  path: '/listas/{id}/compartilhamento',
  summary: 'Shares a list of the asker by a link, or says what the link shows',
  params,
  body: z.strictObject({
    mostra_nome: z.boolean(),
    mostra_notas: z.boolean(),
    /** Makes another link in place of the one there is. */
    novo: z.boolean().default(false),
  }),
  responses: { 200: share, 404: errorBody },
});

export const withdrawNamedList = endpoint({
  ...own,
  method: 'DELETE',
  path: '/listas/{id}/compartilhamento',
  summary: 'Ends the link to a list of the asker',
  params,
  responses: { 200: z.object({ codigo: z.number().int() }), 404: errorBody },
});

/** Nothing of who made it but what they chose. 404 for every code that no open list has. */
export const getSharedList = endpoint({
  method: 'GET',
  path: '/listas-compartilhadas/{codigo}',
  summary: 'A list that its reader shares, with where its titles can be had now',
  tag: 'listas',
  access: 'public',
  activity,
  rate: 'search',
  params: z.object({ codigo: z.string().min(1).max(64) }),
  query: z.object({ pagina: pageNumber }),
  responses: {
    200: z.object({
      nome: z.string(),
      descricao: z.string(),
      /** First name and an initial; null where its reader does not show it. */
      de: z.string().nullable(),
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      /** Numbers of the titles on every page of the list that are in the catalogue. */
      acervos: z.array(z.number().int()),
      /** Entries of this page. */
      itens: z.array(
        z.object({
          cod_acervo: z.number().int(),
          /** '' where there is none, or it is not shown. */
          nota: z.string(),
          /** Null: it has left the catalogue. */
          acervo: searchResultItem.nullable(),
          retirado: goneTitle.nullable(),
        }),
      ),
    }),
    404: errorBody,
  },
});
