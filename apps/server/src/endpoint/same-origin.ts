import { languageHeader } from '@estante/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this site makes the request, or a program; never an image, link or form of another site.
 * Browsers say so (Fetch Metadata, W3C), but not over plain HTTP: there a header of ours tells, which pages of
 * other sites may not send without asking first (Fetch, CORS protocol).
 */
export function isFromSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers[languageHeader] !== undefined : site === 'same-origin';
}
