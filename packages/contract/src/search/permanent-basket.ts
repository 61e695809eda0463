import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { civilDay } from '../protocol/civil-day.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { addedTitles, filling, listedTitle, listedTitles, removedTitles } from './title-list.ts';
import { recordNumber } from '../protocol/record-id.ts';

const shared = {
  tag: 'cesta-permanente',
  access: 'patron',
  activity: activities.accountPermanentBasket,
} as const;

export const getPermanentBasket = endpoint({
  ...shared,
  method: 'GET',
  path: '/acervo/cesta-permanente',
  summary: 'The numbers of the titles in the permanent basket of the asker, the last put in first',
  responses: { 200: z.object({ ...filling, acervos: z.array(z.number().int()) }) },
});

export const listPermanentBasket = endpoint({
  ...shared,
  method: 'GET',
  path: '/acervo/cesta-permanente/colecao',
  summary:
    'The permanent basket of the asker with the days on which titles were put in, the last first',
  query: z.object({
    /** Titles to list: all, or with `periodo` those added from `dataIni` to `dataFim`, both required. */
    tipoBusca: z.enum(['todos', 'periodo']).default('todos'),
    dataIni: civilDay.optional(),
    dataFim: civilDay.optional(),
  }),
  responses: {
    200: z.object({ ...filling, itens: z.array(listedTitle) }),
    422: errorBody,
  },
});

/** Adds titles. 422 `limite_cesta_excedido` where not all of them fit: then none is added. */
export const addToPermanentBasket = endpoint({
  ...shared,
  method: 'POST',
  path: '/acervo/cesta-permanente',
  summary:
    'Puts titles into the permanent basket of the asker; those that are there stay as they are',
  body: listedTitles,
  responses: { 200: addedTitles, 422: errorBody },
});

export const putInPermanentBasket = endpoint({
  ...shared,
  method: 'PUT',
  path: '/acervo/cesta-permanente',
  summary: 'Sees to it that a title is in the permanent basket of the asker',
  body: z.strictObject({ acervo: recordNumber }),
  responses: {
    200: z.object({ ...filling, adicionados: z.number().int() }),
    404: errorBody,
    422: errorBody,
  },
});

/** Removes titles that the reader saw, none added since: emptying the basket names all of them. */
export const removeFromPermanentBasket = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/acervo/cesta-permanente',
  summary: 'Takes titles out of the permanent basket of the asker, those that are in it',
  body: listedTitles,
  responses: { 200: removedTitles },
});
