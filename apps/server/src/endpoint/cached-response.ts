import { dependOnUnversioned, type Dependencies } from '@estante/database';
import type { Endpoint } from '@estante/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, revalidate } from './etag.ts';
import { changesNothing, isAnonymousRead } from './gate.ts';
import { personOf } from './session.ts';

/** A 200 response to an anonymous call, as it is sent. */
export interface CachedResponse {
  readonly text: string;
  /** Null where the endpoint is not revalidated. */
  readonly etag: string | null;
}

/** The key of the response to a call, or of a page: it depends on language and origin as well. */
export function cacheKeyOf(url: string, language: string, origin: string): string {
  return `${language} ${origin} ${url}`;
}

/** Whether the response may come from the cache, and go there; nothing that it is part of may otherwise. */
export function isCacheable(endpoint: Endpoint, { session, method }: FastifyRequest): boolean {
  const isAnonymous =
    session.kind === 'anonymous' && isAnonymousRead(endpoint, personOf(session));
  const mayBeCached = endpoint.isKept === true && isAnonymous && method === 'GET';
  if (!mayBeCached) dependOnUnversioned();
  return mayBeCached;
}

/** Whether all statements of a person's call share the table versions of its beginning: it changes nothing. */
export function sharesVersions(endpoint: Endpoint, { session }: FastifyRequest): boolean {
  return session.kind === 'person' && changesNothing(endpoint);
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

declare module 'fastify' {
  interface FastifyRequest {
    /** What the response is made of, where its statements share table versions; else null. */
    dependencies: Dependencies | null;
    /** What the response is made of, where it may be cached; else null. */
    cacheable: Dependencies | null;
  }
}
