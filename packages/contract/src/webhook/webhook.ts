import { z } from 'zod';
import { activities } from '../protocol/activity.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { errorBody } from '../protocol/error.ts';
import { recordId } from '../protocol/record-id.ts';
import { textSchema } from '../protocol/text-schema.ts';
import {
  webhookAddressLength,
  webhookEvents,
  webhookFaults,
  webhookOutcomes,
  webhookTopics,
} from './webhook-topic.ts';

const shared = {
  tag: 'chaves',
  access: 'patron',
  activity: activities.accountApiKeys,
} as const;
const one = { params: z.object({ id: recordId }) } as const;

const delivery = z.object({
  codigo: z.uuid(),
  evento: z.enum(webhookEvents),
  em: z.iso.datetime(),
  resultado: z.enum(webhookOutcomes),
  tentativas: z.number().int(),
  ultima_tentativa: z.iso.datetime().nullable(),
  proxima_tentativa: z.iso.datetime().nullable(),
  /** HTTP status of the answer; null where there was none. */
  status: z.number().int().nullable(),
  falha: z.enum(webhookFaults).nullable(),
});

const webhook = z
  .object({
    codigo: z.number().int(),
    endereco: z.string(),
    assuntos: z.array(z.enum(webhookTopics)),
    criado_em: z.iso.datetime(),
    /** Moment at which it was switched off, after five deliveries given up in a row or a 410; null: on. */
    desligado_em: z.iso.datetime().nullable(),
    /** Last twenty deliveries, newest first. */
    entregas: z.array(delivery),
  })
  .meta({ id: 'Webhook' });

export const listWebhooks = endpoint({
  ...shared,
  method: 'GET',
  path: '/webhooks',
  summary:
    'Addresses that are told of the asker’s own events, the newest first, and what they were told',
  responses: { 200: z.object({ limite: z.number().int(), webhooks: z.array(webhook) }) },
});

/** Makes a webhook. 422 `limite_webhooks_excedido` at the limit of webhooks. */
export const makeWebhook = endpoint({
  ...shared,
  method: 'POST',
  path: '/webhooks',
  summary: 'An address that is told from now on; its secret is told this once',
  body: z.strictObject({
    endereco: textSchema(webhookAddressLength),
    assuntos: z.array(z.enum(webhookTopics)).max(webhookTopics.length),
  }),
  responses: { 200: webhook.extend({ segredo: z.string() }), 422: errorBody },
});

export const removeWebhook = endpoint({
  ...shared,
  ...one,
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Ends a webhook: what waits for it is not told',
  responses: { 200: z.object({ codigo: z.number().int() }), 404: errorBody },
});

/** Tests a webhook with one try. 429 where it was done too often. */
export const tryWebhook = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/webhooks/{id}/teste',
  summary: 'Sends a test to a webhook, and says what became of it',
  responses: { 200: delivery, 404: errorBody },
});

export const resumeWebhook = endpoint({
  ...shared,
  ...one,
  method: 'POST',
  path: '/webhooks/{id}/religamento',
  summary: 'Switches on again what was switched off',
  responses: { 200: webhook, 404: errorBody },
});
