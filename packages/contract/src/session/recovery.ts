import { z } from 'zod';
import { captchaToken } from './captcha.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import type { PasswordRules } from './password-rule.ts';

const path = '/pessoas/{user}/recuperar-senha';
const params = z.object({ user: z.string().max(200) });
const code = z.string().max(100);
/** The blanks around it are no part of it. */
const newPassword = z.string().max(1000).trim();

/** Rules that a new password must meet. */
export const passwordRules = z.object({
  length: z.object({ min: z.number().int(), max: z.number().int() }),
  has_numbers: z.boolean(),
  only_numbers: z.boolean(),
  special_char: z.boolean(),
  diff_case: z.boolean(),
  diff_name: z.boolean(),
  last_pw: z.number().int(),
}) satisfies z.ZodType<PasswordRules>;

/** Answers alike whether there is such a login; `emails` are masked. */
export const requestRecoveryCode = endpoint({
  method: 'GET',
  acts: true,
  path,
  summary: 'Mails a code by which a forgotten password is replaced',
  tag: 'pessoas',
  access: 'public',
  rate: null,
  params,
  query: z.object({ recaptcha_token: captchaToken.optional() }),
  responses: {
    200: z.object({
      emails: z.array(z.string()),
      /** Not told before the code is given. */
      name: z.literal(''),
      /** Digits of the code. */
      length: z.number().int(),
      /** Seconds for which the code is good. */
      tte: z.number().int(),
    }),
    403: errorBody,
    /** The captcha is missing, wrong or too old. */
    422: errorBody,
    /** Three codes were sent within an hour. */
    429: errorBody,
  },
});

/** 422 where the code is wrong, too old, used, or was tried too often. */
export const checkRecoveryCode = endpoint({
  method: 'POST',
  path,
  summary: 'Whether the code is right, and what the new password has to be',
  tag: 'pessoas',
  access: 'public',
  rate: null,
  params,
  body: z.strictObject({ code }),
  responses: {
    200: z.object({ rules: passwordRules, name: z.string() }),
    403: errorBody,
    422: errorBody,
  },
});

/** Uses the code up, ends every session of the person, and lifts the block of wrong passwords. */
export const recoverPassword = endpoint({
  method: 'PUT',
  path,
  summary: 'Replaces a forgotten password',
  tag: 'pessoas',
  access: 'public',
  rate: null,
  params,
  body: z.strictObject({ code, password: newPassword }),
  responses: { 200: z.object({}), 403: errorBody, 422: errorBody },
});

export const getPasswordRules = endpoint({
  method: 'GET',
  path: '/pessoas/meu-pergamum/senha',
  summary: 'What a new password of the person who has signed in has to be',
  tag: 'pessoas',
  access: 'patron',
  responses: { 200: z.object({ rules: passwordRules, name: z.string() }) },
});

/** Ends every other session of the person. Without `senhaAtual`, of who has confirmed by their provider. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/pessoas/meu-pergamum/senha',
  summary: 'Replaces the password of the person who has signed in',
  tag: 'pessoas',
  access: 'patron',
  body: z.strictObject({ senhaAtual: z.string().max(1000).optional(), senhaNova: newPassword }),
  responses: { 200: z.object({}), 422: errorBody, 429: errorBody, 430: errorBody },
});

/**
 * A password that the staff gave opens nothing: it is replaced first. Counted like a sign-in, and refused
 * like one.
 */
export const replaceTemporaryPassword = endpoint({
  method: 'PUT',
  path: '/pessoas/{user}/senha-provisoria',
  summary: 'Replaces a password that the staff gave by one of its owner’s own',
  tag: 'pessoas',
  access: 'public',
  rate: null,
  params,
  body: z.strictObject({ senha: z.string().max(1000), senhaNova: newPassword }),
  responses: {
    200: z.object({}),
    401: errorBody,
    403: errorBody,
    422: errorBody,
    429: errorBody,
    430: errorBody,
  },
});
