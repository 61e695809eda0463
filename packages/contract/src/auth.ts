import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { errorBody } from './error.ts';

const oauthErrors = ['invalid_request', 'invalid_client', 'unsupported_grant_type'] as const;
export type OAuthError = (typeof oauthErrors)[number];

const oauthError = errorBody.extend({
  /** RFC 6749, section 5.2. */
  error: z.enum(oauthErrors),
});

export const issueToken = endpoint({
  method: 'POST',
  path: '/oauth/token',
  aliases: ['/oauth/token'],
  summary: 'Public token by client credentials',
  tag: 'autenticacao',
  access: 'public',
  takesForm: true,
  isOAuth: true,
  body: z.strictObject({
    grant_type: z.string().max(100),
    client_id: z.string().max(100),
    client_secret: z.string().max(200),
    scope: z.string().max(200).optional(),
  }),
  responses: {
    200: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      /** Seconds. */
      expires_in: z.number().int(),
    }),
    400: oauthError,
    401: oauthError,
    413: oauthError,
    415: oauthError,
    422: oauthError,
  },
});
