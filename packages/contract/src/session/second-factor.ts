import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { qrDrawing } from '../loan/loan-token.ts';

const shared = { tag: 'pessoas', access: 'patron' } as const;
const code = z.string().max(40);
const password = z.string().max(1000);

export const getSecondFactor = endpoint({
  ...shared,
  method: 'GET',
  path: '/pessoas/segundo-fator',
  summary: 'Whether the asker has a second factor, and has to',
  responses: {
    200: z.object({
      ativo: z.boolean(),
      /** The asker works for the libraries only once it is there. */
      exigido: z.boolean(),
      /** Codes kept that were not used yet. */
      codigos: z.number().int(),
    }),
  },
});

/** It counts once a code has been shown; until then another may be begun. */
export const beginSecondFactor = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator',
  summary: 'A secret for the asker’s device (TOTP, RFC 6238), by their password',
  body: z.strictObject({ senha: password }),
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
  summary: 'Takes the second factor into use, and tells codes to keep: this once',
  body: z.strictObject({ codigo: code }),
  responses: { 200: z.object({ codigos: z.array(z.string()) }), 422: errorBody },
});

export const removeSecondFactor = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator/remocao',
  summary: 'Gives the second factor up, by password and code',
  body: z.strictObject({ senha: password, codigo: code }),
  responses: { 200: z.object({}), 422: errorBody, 430: errorBody },
});
