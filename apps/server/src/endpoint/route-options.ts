import { bodyLimitOf, type Endpoint, type RateClass } from '@estante/contract';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { addOAuthError } from './oauth-error.ts';

/**
 * The Fastify route of an endpoint, without its address and handler. The route has no schemas: `readPart` reads
 * what is asked once access is settled, in the caller's language, and `writeBody` writes what is answered.
 */
export function routeOf(endpoint: Endpoint, name: string): Omit<RouteOptions, 'url' | 'handler'> {
  return {
    method: endpoint.method,
    ...(endpoint.acts && { exposeHeadRoute: false }),
    bodyLimit: bodyLimitOf(endpoint),
    ...(endpoint.isOAuth && { preSerialization: addOAuthError }),
    config: {
      call: name,
      isBeforeSetup: endpoint.isBeforeSetup ?? false,
      takesForm: endpoint.takesForm ?? false,
      rate: rateOf(endpoint),
    },
  };
}

/** The address of an endpoint below /api, as Fastify writes it: '/api/acervo/:codigo'. */
export function addressOf({ path }: Endpoint): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function rateOf({ rate = 'read', rateWith }: Endpoint) {
  if (!rateWith) return rate;
  const others = Object.entries(rateWith);
  return ({ query }: FastifyRequest): RateClass | null =>
    others.find(([name]) => name in (query as object))?.[1] ?? rate;
}
