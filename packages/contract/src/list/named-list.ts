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
  /** Titles in it, those too that have left the catalogue. */
  total: z.number().int(),
  criada_em: z.iso.datetime(),
  alterada_em: z.iso.datetime(),
};
const listLine = z.object({ ...list, compartilhada: z.boolean() });

const named = {
  nome: lineSchema(listNameLength),
  descricao: textSchema(listDescriptionLength).default(''),
};

/** Title that was once there, and the one that stands in its place now. */
export const goneTitle = z.object({
  /** '' where nobody knows any more. */
  titulo: z.string(),
  substituto: z.object({ cod_acervo: z.number().int(), titulo: z.string() }).nullable(),
});

/** The code by which a list is shown, and what it tells those who have that. */
export const share = z
  .object({
    /** Last part of the address `/listas/{codigo}`: who has it sees the list. */
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

/** 422 `limite_listas_excedido`, `NomeDeListaEmUso`. */
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
      /** Numbers that no title has. */
      nao_encontrados: z.array(z.number().int()),
    }),
    422: errorBody,
  },
});

/** Puts lists in an order; lists that are not named come after, as they were. */
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
      /** Null: nobody else sees it. */
      compartilhamento: share.nullable(),
      itens: z.array(
        z.object({
          cod_acervo: z.number().int(),
          /** The day it was put in, where the libraries are. */
          data_insercao: z.iso.date(),
          nota: z.string(),
          /** Null: it is in the catalogue. */
          retirado: goneTitle.nullable(),
        }),
      ),
    }),
    404: errorBody,
  },
});

/** 422 `NomeDeListaEmUso` where another list of theirs has the name. */
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
