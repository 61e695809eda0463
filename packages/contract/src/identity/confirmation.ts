import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';

const shared = { tag: 'autenticacao', access: 'patron' } as const;

/**
 * Confirmation for people who signed in at a provider and have no password: a new sign-in there replaces the password
 * for some minutes.
 */
export const getConfirmation = endpoint({
  ...shared,
  method: 'GET',
  path: '/autenticacao/confirmacao',
  summary: 'Where the asker confirms who they are, in place of a password',
  responses: {
    200: z.object({
      /** Name of the provider; null where the password is asked for instead. */
      provedor: z.string().nullable(),
      /** Whether they have just confirmed. */
      confirmado: z.boolean(),
    }),
  },
});

/** Starts a confirmation and ties it to the browser, which alone can finish it. 404 where the password is asked for. */
export const startConfirmation = endpoint({
  ...shared,
  method: 'POST',
  path: '/autenticacao/confirmacao',
  summary: 'Where to go to confirm by the provider who one is',
  body: z.strictObject({
    /** Page to go on to: a path of this site. */
    redirect: z.string().max(2000).default('/'),
  }),
  responses: { 200: z.object({ url: z.string() }), 404: errorBody, 503: errorBody },
});

/**
 * Finishes a confirmation with the provider's response; valid once, for a minute, in that browser and session. 404 for
 * any other.
 */
export const finishConfirmation = endpoint({
  ...shared,
  method: 'POST',
  path: '/autenticacao/confirmacao/retorno',
  summary: 'Takes the word of the provider that it is the asker',
  body: z.strictObject({ codigo: z.string().max(100) }),
  responses: { 200: z.object({ url: z.string() }), 404: errorBody },
});
