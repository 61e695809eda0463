import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { commentLength, commentStates } from './general-comment-state.ts';
import { recordId, recordNumber } from '../protocol/record-id.ts';
import { handled, staffListAnswer, staffListQuery, writer } from '../protocol/staff-list.ts';
import { modules } from '../protocol/module.ts';
import { staffPermission } from '../protocol/staff-page.ts';
import { textSchema } from '../protocol/text-schema.ts';

const state = z.enum(commentStates);

/** Sends a comment. 422 `limite_comentarios_excedido` while too many of the person's comments are pending. */
export const sendGeneralComment = endpoint({
  method: 'POST',
  path: '/unidade-informacao/comentario',
  summary: 'Sends a comment to a library',
  tag: 'unidade-informacao',
  access: 'patron',
  activity: activities.generalComment,
  permission: { module: modules.readers, activity: activities.generalComment },
  body: z.strictObject({
    content: textSchema(commentLength),
    /** Number of the library. */
    b: recordNumber,
  }),
  responses: {
    200: z.object({ codigo: z.number().int(), situacao: state }),
    404: errorBody,
    422: errorBody,
  },
});

const comment = z
  .object({
    codigo: z.number().int(),
    conteudo: z.string(),
    enviado_em: z.iso.datetime(),
    cod_biblioteca: z.number().int(),
    desc_biblioteca: z.string(),
    pessoa: writer,
    situacao: state,
    leitura: z.object(handled).nullable(),
    resposta: z.object({ ...handled, texto: z.string() }).nullable(),
  })
  .meta({ id: 'GeneralComment' });

export const listGeneralComments = endpoint({
  method: 'GET',
  path: '/atendimento/comentarios',
  summary:
    'General comments to the unit of the asker, the newest first; to all, for administrators',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('comments'),
  query: z.object({ situacao: state.optional(), ...staffListQuery }),
  responses: {
    200: z.object({
      ...staffListAnswer,
      /** Number of comments in each state of the list, whichever state is shown. */
      contagem: z.array(z.object({ situacao: state, total: z.number().int() })),
      comentarios: z.array(comment),
    }),
    422: errorBody,
  },
});

export const readGeneralComment = endpoint({
  method: 'PUT',
  path: '/atendimento/comentarios/{id}',
  summary: 'Marks a general comment as read: it is no longer pending',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('comments'),
  params: z.object({ id: recordId }),
  body: z.strictObject({ situacao: z.literal('lido') }),
  responses: { 200: comment, 404: errorBody },
});

/**
 * Answers a comment. 409 `JaRespondido` where a colleague was quicker; 422 `PessoaSemEmail` where the answer cannot be
 * mailed.
 */
export const answerGeneralComment = endpoint({
  method: 'POST',
  path: '/atendimento/comentarios/{id}/resposta',
  summary: 'Answers a general comment by mail, once',
  tag: 'atendimento',
  access: 'patron',
  permission: staffPermission('comments'),
  params: z.object({ id: recordId }),
  body: z.strictObject({ resposta: textSchema(commentLength) }),
  responses: { 200: comment, 404: errorBody, 409: errorBody, 422: errorBody },
});
