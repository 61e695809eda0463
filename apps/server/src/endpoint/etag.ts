import { languageHeader } from '@estante/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../platform/digest.ts';

/** The ETag of a body. It is weak, since the body may be sent compressed (RFC 9110, section 8.8.1). */
export function etagOf(body: string | Uint8Array): string {
  return `W/"${sha256(body).toString('base64url')}"`;
}

/** Whether If-None-Match names this ETag, compared weakly (RFC 9110, section 13.1.2). */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  const named = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return named.includes('*') || named.includes(etag) || named.includes(etag.replace(/^W\//, ''));
}

/**
 * Lets the client keep the response to a call, to be revalidated at each use. Returns whether the
 * client has it already, to be answered with 304.
 */
export function revalidate(reply: FastifyReply, etag: string): boolean {
  reply.headers({
    'cache-control': 'no-cache',
    etag,
    vary: `accept-language, ${languageHeader}`,
  });
  return isNotModified(reply.request, etag);
}
