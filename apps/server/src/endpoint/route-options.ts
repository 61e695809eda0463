import { bodyLimitOf, type Endpoint, type RateClass } from '@estante/contract';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { addOAuthError } from './oauth-error.ts';

/**
 * An endpoint as a route of Fastify, but for its address and what handles it. It has no schemas: what is
 * asked is read by `readPart`, after access is settled and in the caller's language, and what is answered
 * is written by `writeBody`.
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

/** Below /api, as Fastify writes it. */
export function addressOf({ path }: Endpoint): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function rateOf({ rate = 'read', rateWith }: Endpoint) {
  if (!rateWith) return rate;
  const others = Object.entries(rateWith);
  return ({ query }: FastifyRequest): RateClass | null =>
    others.find(([name]) => name in (query as object))?.[1] ?? rate;
}
