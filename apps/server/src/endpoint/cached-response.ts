import type { Endpoint } from '@estante/contract';
import type { FastifyReply } from 'fastify';
import { etagOf, revalidate } from './etag.ts';

/** A 200 response to an anonymous call, as it is sent. */
export interface CachedResponse {
  readonly text: string;
  /** ETag of the body; null where the endpoint is not revalidated. */
  readonly etag: string | null;
}

/** The key of the response to a call, or of a page: it depends on language and origin as well. */
export function cacheKeyOf(url: string, language: string, origin: string): string {
  return `${language} ${origin} ${url}`;
}

export function cachedResponseOf(endpoint: Endpoint, text: string): CachedResponse {
  return { text, etag: endpoint.isRevalidated ? etagOf(text) : null };
}

export function sendCachedResponse(
  reply: FastifyReply,
  { text, etag }: CachedResponse,
): FastifyReply {
  if (etag !== null && revalidate(reply, etag)) return reply.code(304).send();
  return reply.code(200).type('application/json; charset=utf-8').send(text);
}
