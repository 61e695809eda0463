import { languageHeader } from '@estante/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this site asks, or a program; never an image, link or form of another site.
 * Browsers say so (Fetch Metadata, W3C); over plain HTTP they do not, and there it is the header of
 * ours that only our own pages may send without asking beforehand (Fetch, CORS protocol).
 */
export function isFromSameOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers[languageHeader] !== undefined : site === 'same-origin';
}
