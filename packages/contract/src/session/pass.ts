import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { captchaChallenge, captchaToken } from './captcha.ts';

/** Calls of the page that is shown first under too much load: see decision 0162. */
export const createPassChallenge = endpoint({
  method: 'POST',
  path: '/passe/desafio',
  summary: 'Work to be done for a pass',
  tag: 'autenticacao',
  access: 'public',
  rate: 'captcha',
  responses: { 200: z.object({ desafio: captchaChallenge }) },
});

/** Creates a pass, which comes in a cookie. */
export const createPass = endpoint({
  method: 'POST',
  path: '/passe',
  summary: 'A pass to pages and searches in a crowd, for work that was done',
  tag: 'autenticacao',
  access: 'public',
  rate: 'captcha',
  body: z.strictObject({
    /** Answer as base64 of the JSON of challenge and solution, like `recaptcha_token`. */
    resposta: captchaToken,
  }),
  responses: {
    200: z.object({
      /** Seconds for which the pass is accepted. */
      validade: z.number().int(),
    }),
    422: errorBody,
  },
});
