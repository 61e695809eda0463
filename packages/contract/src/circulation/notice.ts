import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';

const choice = z.strictObject({ receber: z.boolean() });
const own = {
  tag: 'solicitacoes',
  access: 'patron',
  path: '/avisos/email',
  activity: activities.accountAlerts,
} as const;

export const getMailChoice = endpoint({
  ...own,
  method: 'GET',
  summary: 'Whether the asker is mailed what the library tells them',
  responses: { 200: choice },
});

export const changeMailChoice = endpoint({
  ...own,
  method: 'PUT',
  summary:
    'Says whether the asker is mailed what the library tells them, in the language of the call',
  body: choice,
  responses: { 200: choice },
});

/** Unsubscribes from mail (RFC 8058): mail programs post this, without signing in, to the address in each letter. */
export const endMail = endpoint({
  method: 'POST',
  path: '/avisos/descadastro/{codigo}',
  summary: 'Ends the letters to the person whose letter bears this code',
  tag: 'solicitacoes',
  access: 'public',
  takesForm: true,
  params: z.object({ codigo: z.string().regex(/^[1-9]\d{0,8}\.[\w-]{43}$/) }),
  body: z.strictObject({ 'List-Unsubscribe': z.string().max(100).optional() }),
  responses: { 200: choice, 404: errorBody },
});
