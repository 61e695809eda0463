import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { modules } from '../protocol/module.ts';
import { mostStars, titleCommentStates } from './title-comment-state.ts';

export const stars = z.number().int().min(1).max(mostStars);

/** Ratings of a title that count: those without a comment, and those whose comment is approved. */
export const ratings = z.object({
  total: z.number().int(),
  /** Average with one decimal; null without ratings. */
  media: z.number().nullable(),
});

export const ownRating = z.object({
  estrelas: stars,
  avaliado_em: z.iso.datetime(),
  /** State of the rating's comment: the rating counts once that is `aprovado`; always so without a comment. */
  situacao: z.enum(titleCommentStates),
});

const shared = {
  tag: 'comentarios',
  access: 'patron',
  activity: activities.titleComments,
  path: '/comentarios/usuario/acervo/{id}/avaliacao',
  params: z.object({ id: recordId }),
} as const;

export const rateTitle = endpoint({
  ...shared,
  method: 'PUT',
  summary: 'Rates a title, in place of what the person gave it before; it counts at once',
  permission: { module: modules.readers, activity: activities.titleComments },
  body: z.strictObject({ estrelas: stars }),
  responses: { 200: ownRating, 404: errorBody },
});

export const withdrawRating = endpoint({
  ...shared,
  method: 'DELETE',
  summary: 'Takes back the person’s rating of a title',
  responses: { 200: z.object({ cod_acervo: z.number().int() }), 404: errorBody },
});
