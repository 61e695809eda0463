import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { textSchema } from '../protocol/text-schema.ts';
import { addedTitles, filling, removedTitles } from '../search/title-list.ts';
import { listNoteLength, listTitlesLimit } from './named-list-limits.ts';

const shared = {
  tag: 'listas',
  access: 'patron',
  activity: activities.accountLists,
} as const;
const params = z.object({ id: recordId });
const acervos = z.array(recordNumber).min(1).max(listTitlesLimit);
const titles = z.strictObject({ acervos });

/** Adds titles. 422 `limite_lista_excedido` where not all of them fit: then none is added. */
export const addToNamedList = endpoint({
  ...shared,
  method: 'POST',
  path: '/listas/{id}/titulos',
  summary: 'Puts titles at the end of a list of the asker; those that are there stay as they are',
  params,
  body: titles,
  responses: { 200: addedTitles, 404: errorBody, 422: errorBody },
});

export const removeFromNamedList = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/listas/{id}/titulos',
  summary: 'Takes titles out of a list of the asker, those that are in it',
  params,
  body: titles,
  responses: { 200: removedTitles, 404: errorBody },
});

/** Puts titles of a list in an order; titles that are not named follow in their old order. */
export const orderNamedList = endpoint({
  ...shared,
  method: 'PUT',
  path: '/listas/{id}/titulos',
  summary: 'Puts the titles of a list of the asker in an order',
  params,
  body: titles,
  responses: { 200: z.object({ acervos: z.array(z.number().int()) }), 404: errorBody },
});

/**
 * Moves titles with their notes; for a title in both lists the notes are joined, or it stays in both where they are too
 * long together. 422 `limite_lista_excedido`: then nothing is moved.
 */
export const moveToNamedList = endpoint({
  ...shared,
  method: 'POST',
  path: '/listas/{id}/mover',
  summary: 'Moves titles of a list of the asker to the end of another, or copies them',
  params,
  body: z.strictObject({ acervos, para: recordNumber, copia: z.boolean().default(false) }),
  responses: {
    200: z.object({
      ...filling,
      /** Number of titles that are new to the other list. */
      adicionados: z.number().int(),
      /** Number of titles that left this list. */
      retirados: z.number().int(),
    }),
    404: errorBody,
    422: errorBody,
  },
});

export const noteInNamedList = endpoint({
  ...shared,
  method: 'PUT',
  path: '/listas/{id}/titulos/{acervo}',
  summary: 'Writes a note beside a title of a list of the asker; an empty one is none',
  params: z.object({ id: recordId, acervo: recordId }),
  body: z.strictObject({ nota: textSchema(listNoteLength) }),
  responses: {
    200: z.object({ cod_acervo: z.number().int(), nota: z.string() }),
    404: errorBody,
  },
});
