import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { qrDrawing } from '../loan/loan-token.ts';
import { passkeyAnswer } from './passkey-challenge.ts';

const shared = { tag: 'pessoas', access: 'patron' } as const;
const code = z.string().max(40);
const password = z.string().max(1000);

/**
 * Proof of identity: password (absent after confirmation at a provider), plus a code or passkey answer where a second
 * factor is set.
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
  /** Whether the passkey was made at this address of the site, the only one where it works. */
  serve_aqui: z.boolean(),
});

export const getSecondFactor = endpoint({
  ...shared,
  method: 'GET',
  path: '/pessoas/segundo-fator',
  summary: 'Whether the asker has a second factor, and has to',
  responses: {
    200: z.object({
      /** Whether there is a second factor of either kind. */
      ativo: z.boolean(),
      /** Whether there is an app that shows codes. */
      aplicativo: z.boolean(),
      chaves: z.array(passkey),
      /** Whether the asker needs one for staff work. */
      exigido: z.boolean(),
      /** Number of unused recovery codes. */
      codigos: z.number().int(),
    }),
  },
});

/** Begins to set up an app that shows codes; it counts once a code was entered. Until then another may be begun. */
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
