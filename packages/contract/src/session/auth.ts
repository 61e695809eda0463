import { z } from 'zod';
import { captchaToken } from './captcha.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { passkeyAnswer } from './passkey-challenge.ts';

const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unsupported_grant_type',
] as const;
export type OAuthError = (typeof oauthErrors)[number];

const oauthError = errorBody
  .extend({
    /** Error code of RFC 6749, section 5.2. */
    error: z.enum(oauthErrors),
  })
  .meta({ id: 'OAuthRefusal' });

/** Tokens of a session (RFC 6749, section 5.1). */
export const tokens = z.object({
  access_token: z.string(),
  /** Refresh token, used once for the next pair; left out without a signed-in person. */
  refresh_token: z.string().optional(),
  token_type: z.literal('Bearer'),
  /** Seconds for which the access token is valid. */
  expires_in: z.number().int(),
});

const client = { client_id: z.string().max(100), client_secret: z.string().max(200) };

export const issueToken = endpoint({
  method: 'POST',
  path: '/oauth/token',
  aliases: ['/oauth/token'],
  summary: 'Tokens by password, refresh token, redirect token or client credentials (public)',
  tag: 'autenticacao',
  access: 'public',
  isBeforeSetup: true,
  rate: null,
  takesForm: true,
  isOAuth: true,
  body: z.strictObject({
    grant_type: z.string().max(100),
    ...client,
    scope: z.string().max(200).optional(),
    /** User name and password, for the grant 'password'. */
    username: z.string().max(200).optional(),
    password: z.string().max(1000).optional(),
    recaptcha_token: captchaToken.optional(),
    /** Code of a person's device, or one of their recovery codes, where they have a second factor. */
    codigo_segundo_fator: z.string().max(40).optional(),
    /** Passkey's signed answer to the refusal's challenge, in place of a code. */
    chave_segundo_fator: passkeyAnswer.optional(),
    /** Refresh token of the last pair, for the grant 'refresh_token'. */
    refresh_token: z.string().max(200).optional(),
    /** Token of `GET /pessoas/token-redireciona`, for the grant `redirectGrant`. */
    assertion: z.string().max(2000).optional(),
  }),
  responses: {
    200: tokens,
    400: oauthError,
    401: oauthError,
    413: oauthError,
    415: oauthError,
    422: oauthError,
    429: oauthError,
    /** Login is blocked: for half an hour after too many wrong passwords, or by the libraries. */
    430: oauthError,
    /** Directory that has the password does not answer. */
    503: errorBody,
  },
});

/** Revokes a token (RFC 7009). The answer is the same whether it existed or not. */
export const revokeToken = endpoint({
  method: 'POST',
  path: '/oauth/revoke',
  summary: 'Ends the session of a refresh token',
  tag: 'autenticacao',
  access: 'public',
  rate: null,
  takesForm: true,
  isOAuth: true,
  body: z.strictObject({ ...client, token: z.string().max(200) }),
  responses: { 200: z.object({}), 400: oauthError, 401: oauthError, 422: oauthError },
});
