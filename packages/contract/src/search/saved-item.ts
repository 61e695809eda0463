import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { addedTitles, listedTitle, listedTitles, removedTitles } from './title-list.ts';
import { recordId } from '../protocol/record-id.ts';
import { filterTypes, titleTabs } from './search-option.ts';
import { lineSchema } from '../protocol/text-schema.ts';

/** Most saved searches of a reader. */
export const savedSearchesLimit = 100;

const shared = {
  tag: 'itens-salvos',
  access: 'patron',
  activity: activities.accountSavedItems,
} as const;

const savedSearch = z
  .object({
    codigo: z.number().int(),
    nome: z.string(),
    guia: z.enum(titleTabs),
    /** Query of `GET /consulta`, without page and order. */
    consulta: z.string(),
    /** Filters that narrow it, in words. */
    filtros: z.array(
      z.object({ tipo: z.enum(filterTypes), codigo: z.string(), descricao: z.string() }),
    ),
    salvo_em: z.iso.datetime(),
    /** Whether its reader is alerted to new titles. */
    alerta: z.boolean(),
    /** New titles in unread alerts, and the days they came; null: none. */
    novidades: z
      .object({
        /** Number of the alert for them; opening it marks it as read. */
        alerta: z.number().int(),
        total: z.number().int(),
        data_ini: z.iso.date(),
        data_fim: z.iso.date(),
      })
      .nullable(),
  })
  .meta({ id: 'SavedSearch' });

export const listSavedItems = endpoint({
  ...shared,
  method: 'GET',
  path: '/itens-salvos',
  summary: 'Titles and searches that the asker has saved, the last first',
  responses: {
    200: z.object({
      limite_titulos: z.number().int(),
      limite_pesquisas: z.number().int(),
      titulos: z.array(listedTitle),
      pesquisas: z.array(savedSearch),
    }),
  },
});

/** Saves titles. 422 `limite_itens_excedido` where not all of them fit: then none is saved. */
export const saveTitles = endpoint({
  ...shared,
  method: 'POST',
  path: '/itens-salvos/titulos',
  summary: 'Saves titles for the asker; those that are saved stay as they are',
  body: listedTitles,
  responses: { 200: addedTitles, 422: errorBody },
});

export const unsaveTitles = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/itens-salvos/titulos',
  summary: 'Takes titles out of the saved items of the asker, those that are among them',
  body: listedTitles,
  responses: { 200: removedTitles },
});

const named = {
  nome: lineSchema(200),
  alerta: z.boolean(),
};

/** Saves a search; one that is saved already gets the new name and alert. */
export const saveSearch = endpoint({
  ...shared,
  method: 'POST',
  path: '/itens-salvos/pesquisas',
  summary: 'Saves a search for the asker',
  body: z.strictObject({
    ...named,
    /** Query of `GET /consulta`: 'guia=geral&q=machado&filtro=T%3Abook'. */
    consulta: z.string().min(1).max(8000),
  }),
  responses: { 200: savedSearch, 422: errorBody },
});

export const changeSavedSearch = endpoint({
  ...shared,
  method: 'PUT',
  path: '/itens-salvos/pesquisas/{id}',
  summary: 'Names a saved search of the asker, and has it alert or be quiet',
  params: z.object({ id: recordId }),
  body: z.strictObject(named),
  responses: { 200: savedSearch, 404: errorBody, 422: errorBody },
});

export const removeSavedSearch = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/itens-salvos/pesquisas/{id}',
  summary: 'Removes a saved search of the asker, with its alerts',
  params: z.object({ id: recordId }),
  responses: { 200: z.object({ codigo: z.number().int() }), 404: errorBody },
});
