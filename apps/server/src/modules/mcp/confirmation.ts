import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isSameSecret, sha256 } from '../../platform/digest.ts';
import type { InsideCall } from './call-inside.ts';

/** Seconds within which what was shown may be confirmed. */
export const confirmationLife = 300;

const act = z.object({
  path: z.enum(['/emprestimo/renovacao', '/reserva']),
  payload: z.record(z.string(), z.unknown()),
});

/** Act that waits for its reader's yes: one of the two that assistants may do. */
export type Act = z.output<typeof act>;

const claims = act.extend({ until: z.number(), by: z.string() });

/** Marks a key, so that what was shown to one no other confirms. */
const markOf = (key: string) => sha256(key).toString('base64url');
const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

interface ConfirmationContext {
  readonly key: string;
  readonly now: Temporal.Instant;
}

/** Seals an act for a while: the text that the assistant says back once its person has agreed. */
export function writeConfirmation(secret: Buffer, asked: ConfirmationContext, wanted: Act): string {
  const until = asked.now.epochMilliseconds + confirmationLife * 1000;
  const text = Buffer.from(JSON.stringify({ ...wanted, until, by: markOf(asked.key) })).toString(
    'base64url',
  );
  return `${text}.${sign(secret, text)}`;
}

/** The act to be done; null where it was not shown to this key, or too long ago. */
export function readConfirmation(
  secret: Buffer,
  { key, now }: ConfirmationContext,
  confirmation: string,
): InsideCall | null {
  const [text = '', seal = ''] = confirmation.split('.');
  if (!isSameSecret(seal, sign(secret, text))) return null;
  const read = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (read.by !== markOf(key) || read.until < now.epochMilliseconds) return null;
  return { method: 'POST', path: read.path, payload: read.payload };
}
