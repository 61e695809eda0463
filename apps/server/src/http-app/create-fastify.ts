import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { pathAsked } from '../http/host-header.ts';
import { createBoundedServer } from '../http/bounded-server.ts';
import { createClientErrorHandler } from '../http/client-error.ts';
import { answerUnrouted } from '../http/error-handler.ts';
import { parseQuery } from '../http/query.ts';
import { requestIdOf } from '../http/request-id.ts';
import { longestPart } from '../http/unknown-call.ts';

/** Bytes of the longest body, of an endpoint that has no limit of its own. */
const bodyLimit = 1_048_576;

/** Fastify, with limits on what a connection, a request and an address may be. */
export function createFastify(
  deps: Pick<AppDeps, 'log' | 'origin' | 'trustedProxies'>,
): FastifyInstance {
  return fastify({
    loggerInstance: deps.log,
    bodyLimit,
    serverFactory: (handler) => createBoundedServer(handler, deps.origin),
    frameworkErrors: answerUnrouted(deps.origin),
    clientErrorHandler: createClientErrorHandler(deps.origin),
    rewriteUrl: pathAsked,
    genReqId: requestIdOf,
    // `logRequests` writes one line in place of Fastify's two, which hold the address asked for.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    routerOptions: {
      maxParamLength: longestPart,
      ignoreTrailingSlash: true,
      querystringParser: parseQuery,
    },
  });
}
