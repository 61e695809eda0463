import { z } from 'zod';
import { captchaToken } from './captcha.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import type { PasswordRules } from './password-rule.ts';

const path = '/pessoas/{user}/recuperar-senha';
const params = z.object({ user: z.string().max(200) });
const code = z.string().max(100);
/** New password, without the blanks around it. */
const newPassword = z.string().max(1000).trim();

/** Rules for a new password. */
export const passwordRules = z.object({
  length: z.object({ min: z.number().int(), max: z.number().int() }),
  has_numbers: z.boolean(),
  only_numbers: z.boolean(),
  special_char: z.boolean(),
  diff_case: z.boolean(),
  diff_name: z.boolean(),
  last_pw: z.number().int(),
}) satisfies z.ZodType<PasswordRules>;

/** Requests a recovery code. The answer is the same whether the login exists; `emails` are masked. */
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
      /** Name, withheld until the code is given. */
      name: z.literal(''),
      /** Number of digits in the code. */
      length: z.number().int(),
      /** Seconds for which the code is valid. */
      tte: z.number().int(),
    }),
    403: errorBody,
    /** Captcha is missing, wrong or too old. */
    422: errorBody,
    /** Three codes were sent within an hour. */
    429: errorBody,
  },
});

/** Checks a recovery code. 422 where it is wrong, too old, used, or was tried too often. */
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

/**
 * Sets a new password by a code: uses the code up, ends every session of the person, and lifts a block for wrong
 * passwords.
 */
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

/** Changes the password and ends every other session. `senhaAtual` may be left out after confirmation at a provider. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/pessoas/meu-pergamum/senha',
  summary: 'Replaces the password of the person who has signed in',
  tag: 'pessoas',
  access: 'patron',
  body: z.strictObject({ senhaAtual: z.string().max(1000).optional(), senhaNova: newPassword }),
  responses: { 200: z.object({}), 422: errorBody, 429: errorBody, 430: errorBody },
});

/** Replaces a temporary password, which gives no other access. Counted and refused like a sign-in. */
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
