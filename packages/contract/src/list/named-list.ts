import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { lineSchema, textSchema } from '../protocol/text-schema.ts';
import {
  listDescriptionLength,
  listNameLength,
  listTitlesLimit,
  namedListsLimit,
} from './named-list-limits.ts';

const shared = {
  tag: 'listas',
  access: 'patron',
  activity: activities.accountLists,
} as const;
const params = z.object({ id: recordId });

const list = {
  codigo: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  /** Number of titles, those that left the catalogue included. */
  total: z.number().int(),
  criada_em: z.iso.datetime(),
  alterada_em: z.iso.datetime(),
};
const listLine = z.object({ ...list, compartilhada: z.boolean() });

const named = {
  nome: lineSchema(listNameLength),
  descricao: textSchema(listDescriptionLength).default(''),
};

/** Title that has left the catalogue, and its successor. */
export const goneTitle = z.object({
  /** Title; '' where unknown. */
  titulo: z.string(),
  substituto: z.object({ cod_acervo: z.number().int(), titulo: z.string() }).nullable(),
});

/** Sharing: the list's public code, and what it shows. */
export const share = z
  .object({
    /** Last part of the address `/listas/{codigo}`: anybody who has it sees the list. */
    codigo: z.string(),
    mostra_nome: z.boolean(),
    mostra_notas: z.boolean(),
    desde: z.iso.datetime(),
  })
  .meta({ id: 'ListShare' });

export const listNamedLists = endpoint({
  ...shared,
  method: 'GET',
  path: '/listas',
  summary: 'The lists of the asker, in their own order',
  responses: {
    200: z.object({
      limite: z.number().int(),
      limite_titulos: z.number().int(),
      listas: z.array(listLine),
    }),
  },
});

/** Makes a list. 422 `limite_listas_excedido`, `NomeDeListaEmUso`. */
export const makeNamedList = endpoint({
  ...shared,
  method: 'POST',
  path: '/listas',
  summary: 'Makes a list of the asker, empty or of titles, in the order given',
  body: z.strictObject({
    ...named,
    acervos: z.array(recordNumber).max(listTitlesLimit).default([]),
  }),
  responses: {
    200: z.object({
      lista: listLine,
      /** Numbers without a title. */
      nao_encontrados: z.array(z.number().int()),
    }),
    422: errorBody,
  },
});

/** Puts lists in an order; lists that are not named follow in their old order. */
export const orderNamedLists = endpoint({
  ...shared,
  method: 'PUT',
  path: '/listas',
  summary: 'Puts the lists of the asker in an order',
  body: z.strictObject({ listas: z.array(recordNumber).min(1).max(namedListsLimit) }),
  responses: { 200: z.object({ listas: z.array(z.number().int()) }), 404: errorBody },
});

export const getNamedList = endpoint({
  ...shared,
  method: 'GET',
  path: '/listas/{id}',
  summary: 'A list of the asker with its titles; `titulos-adicionais` tells what they are',
  params,
  responses: {
    200: z.object({
      ...list,
      limite: z.number().int(),
      /** Sharing; null where nobody else sees the list. */
      compartilhamento: share.nullable(),
      itens: z.array(
        z.object({
          cod_acervo: z.number().int(),
          /** Day on which it was added, in the libraries' time zone. */
          data_insercao: z.iso.date(),
          nota: z.string(),
          /** Former title; null while it is in the catalogue. */
          retirado: goneTitle.nullable(),
        }),
      ),
    }),
    404: errorBody,
  },
});

/** Changes a list. 422 `NomeDeListaEmUso` where another list of theirs has the name. */
export const changeNamedList = endpoint({
  ...shared,
  method: 'PUT',
  path: '/listas/{id}',
  summary: 'Names a list of the asker, and says what it is',
  params,
  body: z.strictObject(named),
  responses: { 200: listLine, 404: errorBody, 422: errorBody },
});

export const deleteNamedList = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/listas/{id}',
  summary: 'Deletes a list of the asker; a link to it leads nowhere then',
  params,
  responses: { 200: z.object({ codigo: z.number().int() }), 404: errorBody },
});
