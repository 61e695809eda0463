import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { passwordRules } from '../session/recovery.ts';
import { ownPasswordUses } from './identity-provider-state.ts';

const shared = { tag: 'autenticacao', access: 'public' } as const;

export const listSignInWays = endpoint({
  ...shared,
  method: 'GET',
  path: '/autenticacao/formas',
  summary: 'By whom one signs in here, and whether by user name and password',
  responses: {
    200: z.object({
      /** Providers with a sign-in page of their own. */
      provedores: z.array(z.object({ codigo: z.number().int(), nome: z.string() })),
      /** Groups that sign in with user name and password, stored here or in a directory. */
      senha: z.enum(ownPasswordUses),
      /** Rules for a first password of one's own. */
      regras_senha: passwordRules,
    }),
  },
});

/** Starts a sign-in at a provider and ties it to the browser, which alone can finish it. */
export const startProviderSignIn = endpoint({
  ...shared,
  rate: null,
  method: 'POST',
  path: '/autenticacao/provedores/{id}/inicio',
  summary: 'Where to go to sign in by a provider of identities',
  params: z.object({ id: recordId }),
  body: z.strictObject({
    /** Page to go on to: a path of this site. */
    redirect: z.string().max(2000).default('/'),
    /** Whether the session outlives the browser. */
    manter: z.boolean().default(false),
    /** Whether it begins in a dialog over a page: the session goes on only with activity 107. */
    em_janela: z.boolean().default(false),
  }),
  responses: {
    200: z.object({ url: z.string() }),
    404: errorBody,
    503: errorBody,
  },
});

/** Finishes a sign-in with the provider's response; valid once, for a minute, in that browser. */
export const finishProviderSignIn = endpoint({
  ...shared,
  rate: null,
  method: 'POST',
  path: '/autenticacao/retorno',
  summary: 'Tokens for who came back from a provider of identities',
  body: z.strictObject({ codigo: z.string().max(100) }),
  responses: {
    200: z.object({
      access_token: z.string(),
      refresh_token: z.string(),
      token_type: z.literal('Bearer'),
      expires_in: z.number().int(),
      url: z.string(),
      manter: z.boolean(),
      em_janela: z.boolean(),
    }),
    401: errorBody,
    422: errorBody,
    430: errorBody,
  },
});

/** Address for signing out at the provider. Asked for first; the session here is ended separately. */
export const getSignOutAddress = endpoint({
  method: 'POST',
  path: '/autenticacao/saida',
  summary: 'Where to go to sign out with the provider by which one signed in',
  tag: 'autenticacao',
  access: 'patron',
  isForBlocked: true,
  responses: { 200: z.object({ url: z.string().nullable() }) },
});
