import type { FastifyRequest } from 'fastify';

/** A host as browsers send it: a name or an address, perhaps with a port. */
const host = /^(?:[a-z\d](?:[a-z\d.-]{0,252}[a-z\d])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The origin of this site, as others are to call it: as configured, else as the request names it.
 * @returns 'https://catalogo.example.org', without a path
 */
export function originOf(request: FastifyRequest, configured: string | null): string {
  if (configured !== null) return configured;
  const named = host.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${named}`;
}
