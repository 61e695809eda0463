import { dependOnUnversioned, type Dependencies } from '@estante/database';
import type { Endpoint } from '@estante/contract';
import type { FastifyRequest } from 'fastify';
import { changesNothing, isAnonymousRead } from './gate.ts';
import { personOf } from './session.ts';

/** Whether the response may come from the cache, and go there; nothing that it is part of may otherwise. */
export function isCacheable(endpoint: Endpoint, { session, method }: FastifyRequest): boolean {
  const isAnonymous = session.kind === 'anonymous' && isAnonymousRead(endpoint, personOf(session));
  const mayBeCached = endpoint.isKept === true && isAnonymous && method === 'GET';
  if (!mayBeCached) dependOnUnversioned();
  return mayBeCached;
}

/** Whether all statements of a person's call share the table versions of its beginning: it changes nothing. */
export function sharesVersions(endpoint: Endpoint, { session }: FastifyRequest): boolean {
  return session.kind === 'person' && changesNothing(endpoint);
}

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Tables and other sources that the response is made of, where its statements share table versions; else
     * null.
     */
    dependencies: Dependencies | null;
    /** Tables and other sources that the response is made of, where it may be cached; else null. */
    cacheable: Dependencies | null;
  }
}
