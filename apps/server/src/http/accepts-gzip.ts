import type { FastifyRequest } from 'fastify';

/** 'gzip' without a weight of 0, which means 'not acceptable' (RFC 9110, section 12.4.2). */
const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** Whether Accept-Encoding names gzip. */
export function acceptsGzip({ headers }: FastifyRequest): boolean {
  return gzip.test(headers['accept-encoding'] ?? '');
}
