import type { FastifyRequest } from 'fastify';

/** What a cookie of this name holds; null where there is none. */
export function cookieNamed({ headers }: FastifyRequest, name: string): string | null {
  const start = `${name}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null;
}
