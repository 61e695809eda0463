import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { lineSchema } from '../protocol/text-schema.ts';
import { apiKeyDays, apiKeyNameLength, keyPermissions } from './api-key-permission.ts';

const shared = {
  tag: 'chaves',
  access: 'patron',
  activity: activities.accountApiKeys,
} as const;

const apiKey = z
  .object({
    codigo: z.number().int(),
    nome: z.string(),
    permissoes: z.array(z.enum(keyPermissions)),
    criada_em: z.iso.datetime(),
    expira_em: z.iso.datetime().nullable(),
    ultimo_uso: z.iso.datetime().nullable(),
    revogada_em: z.iso.datetime().nullable(),
    /** Days of the last thirty on which the key was used, latest first. */
    uso: z.array(z.object({ dia: z.iso.date(), chamadas: z.number().int() })),
  })
  .meta({ id: 'ApiKey' });

export const listApiKeys = endpoint({
  ...shared,
  method: 'GET',
  path: '/chaves',
  summary: 'Keys of the asker, the newest first, with what each did',
  responses: { 200: z.object({ limite: z.number().int(), chaves: z.array(apiKey) }) },
});

/** Makes a key. 422 `limite_chaves_excedido` at the limit of keys. */
export const makeApiKey = endpoint({
  ...shared,
  method: 'POST',
  path: '/chaves',
  summary: 'A new key; it is told this once',
  body: z.strictObject({
    nome: lineSchema(apiKeyNameLength),
    permissoes: z.array(z.enum(keyPermissions)).max(keyPermissions.length),
    /** Days for which the key is valid; 0: until it is revoked. */
    dias: z.union(apiKeyDays.map((days) => z.literal(days))),
  }),
  responses: { 200: apiKey.extend({ chave: z.string() }), 422: errorBody },
});

export const revokeApiKey = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/chaves/{id}',
  summary: 'Ends a key',
  params: z.object({ id: recordId }),
  responses: { 200: apiKey, 404: errorBody },
});
