import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId } from '../protocol/record-id.ts';
import { handled, staffListAnswer, staffListQuery, writer } from '../protocol/staff-list.ts';
import { ownRating, ratings, stars } from './title-rating.ts';
import { modules } from '../protocol/module.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import {
  refusalReasonLength,
  titleCommentLength,
  titleCommentStates,
} from './title-comment-state.ts';
import { textSchema } from '../protocol/text-schema.ts';

const state = z.enum(titleCommentStates);
const activity = activities.titleComments;
const byId = z.object({ id: recordId });

const written = {
  codigo: z.number().int(),
  conteudo: z.string(),
  enviado_em: z.iso.datetime(),
};

const commentedTitle = z.object({
  cod_acervo: z.number().int(),
  titulo: z.string(),
  rota: z.string(),
});

/** Comment as its writer sees it. */
const ownComment = z
  .object({
    ...written,
    situacao: state,
    /** Reason for its refusal, or ''. */
    motivo: z.string(),
  })
  .meta({ id: 'OwnTitleComment' });

export const listTitleComments = endpoint({
  isKept: true,
  method: 'GET',
  path: '/comentarios/acervo/{id}',
  summary: 'Approved comments on a title, the newest first',
  tag: 'comentarios',
  access: 'public',
  activity,
  params: byId,
  query: z.object({ pagina: pageNumber }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      /** Number of comments on a page. */
      quantidade: z.number().int(),
      comentarios: z.array(
        z.object({
          ...written,
          /** First name of the writer, and the first letter of their last name: 'Ana R.'. */
          nome: z.string(),
          /** Stars that its writer gave the title, if the rating counts. */
          estrelas: stars.nullable(),
        }),
      ),
      avaliacao: ratings,
    }),
    404: errorBody,
  },
});

/**
 * Writes a comment. 422 `limite_comentarios_excedido` while too many of the person's comments are pending,
 * `ComentarioCurto` for a word or two.
 */
export const writeTitleComment = endpoint({
  method: 'POST',
  path: '/comentarios/acervo/{id}',
  summary: 'Writes a comment on a title; it is pending until staff approve it',
  tag: 'comentarios',
  access: 'patron',
  activity,
  permission: { module: modules.readers, activity },
  params: byId,
  body: z.strictObject({
    conteudo: textSchema(titleCommentLength),
    /** Rating that waits with the comment, in place of the earlier one. */
    estrelas: stars.nullable().default(null),
  }),
  responses: { 200: ownComment, 404: errorBody, 422: errorBody },
});

export const listCommentedTitles = endpoint({
  activity,
  method: 'GET',
  path: '/comentarios/usuario/acervos',
  summary: 'Titles that the person has commented on or rated, the last one first',
  tag: 'comentarios',
  access: 'patron',
  query: z.object({ pagina: pageNumber }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      acervos: z.array(
        commentedTitle.extend({
          /** Number of the person's comments on the title, and of the pending ones. */
          comentarios: z.number().int(),
          pendentes: z.number().int(),
          ultimo_em: z.iso.datetime(),
        }),
      ),
    }),
  },
});

export const listOwnTitleComments = endpoint({
  activity,
  method: 'GET',
  path: '/comentarios/usuario/acervo/{id}',
  summary: 'The person’s own comments on a title, in any state, the newest first',
  tag: 'comentarios',
  access: 'patron',
  params: byId,
  responses: {
    200: z.object({
      acervo: commentedTitle,
      comentarios: z.array(ownComment),
      avaliacao: ownRating.nullable(),
    }),
    404: errorBody,
  },
});

export const deleteTitleComment = endpoint({
  activity,
  method: 'DELETE',
  path: '/comentarios/usuario/{id}',
  summary: 'Deletes a comment of one’s own',
  tag: 'comentarios',
  access: 'patron',
  params: byId,
  responses: { 200: z.object({ codigo: z.number().int() }), 404: errorBody },
});

const staffComment = z
  .object({
    ...written,
    acervo: commentedTitle,
    /** Rating that waits with the comment. */
    estrelas: stars.nullable(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    pessoa: writer,
    situacao: state,
    motivo: z.string(),
    decisao: z.object(handled).nullable(),
  })
  .meta({ id: 'TitleComment' });

export const listCommentsToApprove = endpoint({
  method: 'GET',
  path: '/atendimento/comentarios-acervo',
  summary:
    'Comments on titles by readers of the asker’s unit, the newest first; all, for administrators',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('titleComments'),
  query: z.object({ situacao: state.optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      /** Number of comments in each state of the list, whichever state is shown. */
      contagem: z.array(z.object({ situacao: state, total: z.number().int() })),
      comentarios: z.array(staffComment),
    }),
    422: errorBody,
  },
});

/**
 * Decides on a comment; a refusal needs a reason. 409 `SituacaoMudou` where a colleague has decided since it was seen.
 */
export const decideTitleComment = endpoint({
  method: 'PUT',
  path: '/atendimento/comentarios-acervo/{id}',
  summary: 'Approves a comment on a title, or refuses it with a reason',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('titleComments'),
  params: byId,
  body: z.strictObject({
    situacao: state.exclude(['pendente']),
    /** Reason, which the writer reads; ignored for an approved comment. */
    motivo: textSchema(refusalReasonLength),
    /** Moment of its last decision, as the asker saw it; null where it was pending. */
    decisao_vista: z.iso.datetime().nullable(),
  }),
  responses: { 200: staffComment, 404: errorBody, 409: errorBody, 422: errorBody },
});
