import { webhookSecretPrefix } from '@estante/contract';
import { secretName, type Safe } from '@estante/database';
import { createHmac, randomBytes } from 'node:crypto';

/** Bytes of a secret, of the 24 to 64 that Standard Webhooks asks for. */
const secretBytes = 32;

/** Makes a secret, by which a webhook's reader checks what it is told, and which only they know. */
export const newSecret = () => webhookSecretPrefix + randomBytes(secretBytes).toString('base64');

/** A secret as it is kept: sealed. */
export function sealSecret(safe: Safe, webhookId: number, secret: string): string {
  return safe.seal(Buffer.from(secret), secretName.webhook(webhookId));
}

interface SentMessage {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers that a message bears: Standard Webhooks 1.0, symmetric. */
export function signedHeaders(secret: string, { id, timestamp, body }: SentMessage) {
  const key = Buffer.from(secret.slice(webhookSecretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
