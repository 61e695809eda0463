import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { isHeld } from './revalidate.ts';

interface KeptText {
  readonly type: string;
  readonly text: string;
  /** What it differs by beside its address. */
  readonly vary: string;
}

/** Seconds for which a machine need not ask again. */
const life = 300;

/** Sends a text for machines, or 304 to whoever holds it. */
export function sendKept(reply: FastifyReply, { type, text, vary }: KeptText): FastifyReply {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.headers({ 'cache-control': `public, max-age=${life}`, etag: tag, vary });
  if (isHeld(reply.request, tag)) return reply.code(304).send();
  return reply.type(type).send(text);
}

/** The same by its last change: what is long is not made to be told to be unchanged. */
export function isUnchangedSince(reply: FastifyReply, changedAt: Date): boolean {
  const second = Math.floor(changedAt.getTime() / 1000);
  reply.headers({
    'cache-control': `public, max-age=${life}`,
    'last-modified': new Date(second * 1000).toUTCString(),
  });
  const held = Date.parse(reply.request.headers['if-modified-since'] ?? '');
  return held >= second * 1000;
}
