import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { passkeyLimits } from './passkey-limits.ts';
import { passkeyChallenge } from './passkey-challenge.ts';
import { factorProof } from './second-factor.ts';

const shared = { tag: 'pessoas', access: 'patron' } as const;
const text = z.string().max(1000);
const nome = z.string().max(passkeyLimits.name);
const own = z.object({ codigo: recordId });

/** `PublicKeyCredentialCreationOptionsJSON` (Web Authentication, level 3). */
const passkeyOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: passkeyChallenge.shape.allowCredentials,
  authenticatorSelection: z.object({
    residentKey: z.literal('discouraged'),
    userVerification: z.literal('discouraged'),
  }),
});

/** `RegistrationResponseJSON` (Web Authentication, level 3). */
const newPasskey = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string().max(4000),
    attestationObject: z.string().max(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export const beginPasskey = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator/chaves/opcoes',
  summary: 'What a device needs to make a passkey for the asker, by their password',
  body: factorProof,
  responses: { 200: passkeyOptions, 409: errorBody, 422: errorBody, 430: errorBody },
});

export const addPasskey = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator/chaves',
  summary: 'Takes a passkey into use; with the first second factor tells codes to keep: this once',
  body: z.strictObject({ nome, chave: newPasskey }),
  responses: {
    200: z.object({ codigos: z.array(z.string()) }),
    409: errorBody,
    422: errorBody,
  },
});

export const renamePasskey = endpoint({
  ...shared,
  method: 'PUT',
  path: '/pessoas/segundo-fator/chaves/{codigo}',
  summary: 'Calls one of the asker’s passkeys by another name',
  params: own,
  body: z.strictObject({ nome }),
  responses: { 200: z.object({}), 404: errorBody, 422: errorBody },
});

export const removePasskey = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator/chaves/{codigo}/remocao',
  summary: 'Gives one of the asker’s passkeys up, by password and second factor',
  params: own,
  body: factorProof,
  responses: { 200: z.object({}), 404: errorBody, 422: errorBody, 430: errorBody },
});

/** Creates a challenge for a passkey, to go with the next call that needs a second factor. */
export const challengePasskey = endpoint({
  ...shared,
  method: 'POST',
  path: '/pessoas/segundo-fator/chaves/desafio',
  summary: 'What one of the asker’s passkeys is to sign',
  responses: { 200: passkeyChallenge, 404: errorBody },
});
