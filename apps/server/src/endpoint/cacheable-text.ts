import type { FastifyReply } from 'fastify';
import { etagOf, isNotModified } from './etag.ts';

interface CacheableText {
  /** The media type. */
  readonly type: string;
  readonly text: string;
  /** The request headers that the text depends on. */
  readonly vary: string;
}

/** Seconds for which a client may use the text without asking again. */
const maxAge = 300;

/** Sends a text for machines, or 304 where the client has it already. */
export function sendCacheableText(
  reply: FastifyReply,
  { type, text, vary }: CacheableText,
): FastifyReply {
  const etag = etagOf(text);
  reply.headers({ 'cache-control': `public, max-age=${maxAge}`, etag, vary });
  if (isNotModified(reply.request, etag)) return reply.code(304).send();
  return reply.type(type).send(text);
}

/**
 * Whether If-Modified-Since says that the client has the text as it was last changed: a long text need
 * not be written to be answered with 304. Sets the headers of the response.
 */
export function isNotModifiedSince(reply: FastifyReply, changedAt: Date): boolean {
  const second = Math.floor(changedAt.getTime() / 1000);
  reply.headers({
    'cache-control': `public, max-age=${maxAge}`,
    'last-modified': new Date(second * 1000).toUTCString(),
  });
  const since = Date.parse(reply.request.headers['if-modified-since'] ?? '');
  return since >= second * 1000;
}
