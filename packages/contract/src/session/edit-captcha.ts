import { z } from 'zod';
import { refusedAs } from '../protocol/value-fault.ts';
import { securePage, staffDocument, staffDocumentCalls } from '../protocol/staff-document.ts';

/** Key as providers issue it: printable characters without blanks. */
const key = z.string().regex(/^[!-~]{0,300}$/);

const provider = {
  /** Provider: our own captchas, or one that is asked by `siteverify`. */
  provedor: z.enum(['altcha', 'siteverify']),
  script: securePage,
  /** Global object of the provider's script: grecaptcha, hcaptcha, turnstile. */
  objeto: z.string().regex(/^[A-Za-z]{1,60}$/),
  chave: key,
  endereco: securePage,
};

const captcha = staffDocument({
  ...provider,
  /** Whether a secret is stored; it is never shown. */
  segredo_definido: z.boolean(),
});

/** Captcha settings. A provider needs all of its fields; the stored secret stays unless one is sent. */
export const { read: getCaptcha, change: changeCaptcha } = staffDocumentCalls('captcha', {
  at: { path: '/atendimento/captcha' },
  document: captcha,
  change: staffDocument({
    ...provider,
    novo_segredo: z
      .string()
      .regex(/^[!-~]{1,300}$/)
      .optional(),
  })
    .refine(
      ({ provedor, script }) => provedor === 'altcha' || script !== '',
      refusedAs('missing', ['script']),
    )
    .refine(
      ({ provedor, chave }) => provedor === 'altcha' || chave !== '',
      refusedAs('missing', ['chave']),
    )
    .refine(
      ({ provedor, endereco }) => provedor === 'altcha' || endereco !== '',
      refusedAs('missing', ['endereco']),
    ),
  reads: 'Whose captchas are asked for at login',
  changes: 'Changes whose captchas are asked for at login',
});
