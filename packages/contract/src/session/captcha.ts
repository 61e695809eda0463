import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';

/** Answer to a captcha, in `recaptcha_token`. */
export const captchaToken = z.string().max(10_000);

/** ALTCHA challenge, version 2: find a number whose key begins with `keyPrefix`. */
export const captchaChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.number().int(),
    /** End of validity, in seconds since 1970. */
    data: z.strictObject({ ends: z.number().int() }),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/**
 * Creates an ALTCHA challenge. The answer goes into `recaptcha_token`, as base64 of the JSON of challenge and solution.
 */
export const createCaptcha = endpoint({
  method: 'POST',
  path: '/captcha',
  summary: 'A captcha to be answered before signing in',
  tag: 'autenticacao',
  access: 'public',
  rate: 'captcha',
  activity: activities.loginCaptcha,
  responses: {
    200: z.object({
      desafio: captchaChallenge,
      /** Seconds for which an answer is accepted. */
      validade: z.number().int(),
    }),
    403: errorBody,
  },
});
