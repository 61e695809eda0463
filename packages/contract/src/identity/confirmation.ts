import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';

const shared = { tag: 'autenticacao', access: 'patron' } as const;

/**
 * Whoever signed in by a provider has no password to be asked for: they sign in there anew, and for some
 * minutes that stands in its place.
 */
export const getConfirmation = endpoint({
  ...shared,
  method: 'GET',
  path: '/autenticacao/confirmacao',
  summary: 'Where the asker confirms who they are, in place of a password',
  responses: {
    200: z.object({
      /** Name of the provider; null where it is the password that is asked for. */
      provedor: z.string().nullable(),
      /** Whether they have confirmed it, just now. */
      confirmado: z.boolean(),
    }),
  },
});

/** Marks the browser: what begins in it is ended in it alone. 404 where the password is asked for. */
export const startConfirmation = endpoint({
  ...shared,
  method: 'POST',
  path: '/autenticacao/confirmacao',
  summary: 'Where to go to confirm by the provider who one is',
  body: z.strictObject({
    /** Page to go on to afterwards: a path of this site. */
    redirect: z.string().max(2000).default('/'),
  }),
  responses: { 200: z.object({ url: z.string() }), 404: errorBody, 503: errorBody },
});

/**
 * With what the provider sent the browser back with; good once, for a minute, in that browser and for the
 * session that asked. 404 for any other.
 */
export const finishConfirmation = endpoint({
  ...shared,
  method: 'POST',
  path: '/autenticacao/confirmacao/retorno',
  summary: 'Takes the word of the provider that it is the asker',
  body: z.strictObject({ codigo: z.string().max(100) }),
  responses: { 200: z.object({ url: z.string() }), 404: errorBody },
});
