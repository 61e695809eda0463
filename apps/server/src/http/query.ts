import type { FastifyInstance } from 'fastify';
import { parse, type ParsedUrlQuery } from 'node:querystring';

/** Most parameters of an address; an advanced search with two hundred filters has half of them. */
const most = 500;

/** Parses a query, no further than the most parameters. */
export function parseQuery(text: string): ParsedUrlQuery {
  return parse(text, '&', '=', { maxKeys: most });
}

/**
 * Refuses an address with more parameters: none of ours has so many, and each would be read, checked and told.
 */
export function refuseLongQueries(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.split('&', most + 1).length <= most) return;
    throw Object.assign(new Error('too many parameters'), { statusCode: 414 });
  });
}
