import { bodyLimitOf, commonErrors, type Endpoint, type RateClass } from '@estante/contract';
import type { FastifyRequest, FastifySerializerCompiler, RouteOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { formType } from './forms.ts';
import { addOAuthError } from './oauth-error.ts';
import { fileSchema } from './sent-file.ts';

/** An endpoint as a route of Fastify, but for its address and what handles it. */
export function routeOf(
  endpoint: Endpoint,
  name: string | undefined,
): Omit<RouteOptions, 'url' | 'handler'> {
  const parts: Partial<Record<'params' | 'querystring' | 'body', z.ZodType>> = {};
  if (endpoint.params) parts.params = endpoint.params;
  if (endpoint.query) parts.querystring = endpoint.query;
  if (endpoint.body) parts.body = endpoint.body;
  return {
    method: endpoint.method,
    ...(endpoint.acts && { exposeHeadRoute: false }),
    bodyLimit: bodyLimitOf(endpoint),
    schema: {
      ...parts,
      ...(endpoint.takesForm && { consumes: ['application/json', formType] }),
      ...(name !== undefined && { operationId: name }),
      summary: endpoint.summary,
      ...(endpoint.aliases && { description: `Also at ${endpoint.aliases.join(', ')}.` }),
      tags: [endpoint.tag],
      security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
      response: {
        ...commonErrors,
        ...endpoint.responses,
        ...(endpoint.isFile && { 200: fileSchema }),
      },
    },
    // The request is read by `readPart`, after access is settled and in the caller's language.
    validatorCompiler: () => (value) => ({ value }),
    // Fastify types a route's schema more widely than the compiler that is set for it.
    serializerCompiler: serializerCompiler as FastifySerializerCompiler<unknown>,
    ...(endpoint.isOAuth && { preSerialization: addOAuthError }),
    config: {
      isCall: true,
      isBeforeSetup: endpoint.isBeforeSetup ?? false,
      takesForm: endpoint.takesForm ?? false,
      rate: rateOf(endpoint),
    },
  };
}

function rateOf({ rate = 'read', rateWith }: Endpoint) {
  if (!rateWith) return rate;
  const others = Object.entries(rateWith);
  return ({ query }: FastifyRequest): RateClass | null =>
    others.find(([name]) => name in (query as object))?.[1] ?? rate;
}
