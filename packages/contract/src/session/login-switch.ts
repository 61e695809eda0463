import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordNumber } from '../protocol/record-id.ts';
import { tokens } from './auth.ts';

export const switchLogin = endpoint({
  method: 'PUT',
  path: '/pessoas/troca-login',
  summary:
    'Goes on by another login of the same person, by their password or a confirmation at their provider; the session before ends',
  tag: 'pessoas',
  access: 'patron',
  body: z.strictObject({
    /** Number of the login: one of `GET /pessoas/login`. */
    codigo: recordNumber,
    /** Page to go on to: a path of this site. */
    base: z.string().max(2000).default('/'),
    /** Password; left out by people without one, who confirm at a provider instead. */
    senha: z.string().max(1000).optional(),
  }),
  responses: {
    200: tokens.required().extend({
      /** `base`, or '/' where that is no path of this site. */
      url: z.string(),
    }),
    430: errorBody,
  },
});

/** Switches to another login of the same person, named by its user name, from the page 'Exchange users'. */
export const exchangeUser = endpoint({
  method: 'POST',
  path: '/pessoas/meu-pergamum/troca-usuario',
  summary:
    'Goes on by another user name of the same person, by their password or a confirmation at their provider; the session before ends',
  tag: 'pessoas',
  access: 'patron',
  activity: activities.accountExchangeUsers,
  body: z.strictObject({
    usuario: z.string().max(200),
    /** Password; left out by people without one, who confirm at a provider instead. */
    senha: z.string().max(1000).optional(),
  }),
  responses: { 200: tokens.required(), 404: errorBody, 430: errorBody },
});
