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

/** Shares a list with the options of the last call. A new link ends the earlier one. */
export const shareNamedList = endpoint({
  ...own,
  method: 'PUT',
  path: '/listas/{id}/compartilhamento',
  summary: 'Shares a list of the asker by a link, or says what the link shows',
  params,
  body: z.strictObject({
    mostra_nome: z.boolean(),
    mostra_notas: z.boolean(),
    /** Whether to make a new link in place of the present one. */
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

/** Shows a shared list; of its owner only what they chose. 404 for a code without an open list. */
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
      /** First name and an initial of the owner; null where they do not show it. */
      de: z.string().nullable(),
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      /** Numbers of the titles on all pages of the list that are in the catalogue. */
      acervos: z.array(z.number().int()),
      /** Entries of this page. */
      itens: z.array(
        z.object({
          cod_acervo: z.number().int(),
          /** Note; '' without one, or where it is not shown. */
          nota: z.string(),
          /** Title; null once it has left the catalogue. */
          acervo: searchResultItem.nullable(),
          retirado: goneTitle.nullable(),
        }),
      ),
    }),
    404: errorBody,
  },
});
