import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { qrDrawing } from '../loan/loan-token.ts';
import { passkeyAnswer } from './passkey-challenge.ts';

const shared = { tag: 'pessoas', access: 'patron' } as const;
const code = z.string().max(40);
const password = z.string().max(1000);

/**
 * The password, none where it was confirmed by a provider who it is, and of who has a second factor that: a
 * code, or what a passkey has signed.
 */
export const factorProof = z.strictObject({
  senha: password.optional(),
  codigo: code.optional(),
  chave: passkeyAnswer.optional(),
});
export type FactorProof = z.infer<typeof factorProof>;

const passkey = z.object({
  codigo: z.number().int(),
  nome: z.string(),
  criada_em: z.iso.datetime(),
  usada_em: z.iso.datetime().nullable(),
  /** Made at this address of the site: it signs nowhere else. */
  serve_aqui: z.boolean(),
});

export const getSecondFactor = endpoint({
  ...shared,
  method: 'GET',
  path: '/pessoas/segundo-fator',
  summary: 'Whether the asker has a second factor, and has to',
  responses: {
    200: z.object({
      /** Whether there is a second factor, of either kind. */
      ativo: z.boolean(),
      /** An app that shows codes. */
      aplicativo: z.boolean(),
      chaves: z.array(passkey),
      /** The asker works for the libraries only once it is there. */
      exigido: z.boolean(),
      /** Codes kept that were not used yet. */
      codigos: z.number().int(),
    }),
  },
});

/**
 * Begins an app that shows codes, which counts once a code has been shown; until then another may
 * be begun.
 */
export const beginSecondFactor = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator',
  summary: 'A secret for the asker’s device (TOTP, RFC 6238), by their password',
  body: factorProof,
  responses: {
    200: z.object({ segredo: z.string(), endereco: z.string(), qr: qrDrawing }),
    409: errorBody,
    422: errorBody,
    430: errorBody,
  },
});

export const confirmSecondFactor = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator/confirmacao',
  summary: 'Takes the device into use; with the first second factor tells codes to keep: this once',
  body: z.strictObject({ codigo: code }),
  responses: { 200: z.object({ codigos: z.array(z.string()) }), 422: errorBody },
});

export const removeSecondFactor = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator/remocao',
  summary: 'Gives the device up, by password and second factor',
  body: factorProof,
  responses: { 200: z.object({}), 422: errorBody, 430: errorBody },
});
