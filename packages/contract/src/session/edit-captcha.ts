import { z } from 'zod';
import { refusedAs } from '../protocol/value-fault.ts';
import { securePage, staffDocument, staffDocumentCalls } from '../protocol/staff-document.ts';

/** Printable characters without blanks: what providers give to be copied. */
const key = z.string().regex(/^[!-~]{0,300}$/);

const provider = {
  /** Captchas of our own, or of a provider that is asked by `siteverify`. */
  provedor: z.enum(['altcha', 'siteverify']),
  script: securePage,
  /** The object that the script brings: grecaptcha, hcaptcha, turnstile. */
  objeto: z.string().regex(/^[A-Za-z]{1,60}$/),
  chave: key,
  endereco: securePage,
};

const captcha = staffDocument({
  ...provider,
  /** Whether the secret is known; it is told to nobody. */
  segredo_definido: z.boolean(),
});

/** A provider is chosen with all of its fields; its secret stays where none is sent. */
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
