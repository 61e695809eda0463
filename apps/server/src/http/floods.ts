import { isCostly, type RateClass } from '@estante/contract';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getHeapStatistics } from 'node:v8';
import type { Rates } from './rates.ts';
import { busy, refuse } from '../endpoint/refusal.ts';
import { isClosedToRobots, type SendOverload } from './overload-response.ts';
import { sendRefusal } from './send-refusal.ts';
import { leaveUnread } from '../endpoint/unread-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Class of rate that bounds how often a route may be called; a route without one has no limit. */
    rate?: RateClass | ((request: FastifyRequest) => RateClass | null) | null;
  }
}

/** Mean event-loop delay in ms over `span` above which the server counts as overloaded. */
const latest = 1000;
const span = 5000;
/** Share of the heap limit above which the server counts as overloaded; at the limit the process ends. */
const fullHeap = 0.92;

const forReaders = refuse(403, 'ReservadoALeitores');

/**
 * Refuses requests of those who send too many, and while the server is overloaded costly ones of those who have
 * not signed in, before anything of the body is read.
 */
export async function limitRates(
  app: FastifyInstance,
  rates: Rates,
  sendOverload: SendOverload,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: latest,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * fullHeap,
    sampleInterval: span,
    // The hook below decides what is refused.
    pressureHandler: () => {},
  });
  app.addHook('onRequest', async (request, reply) => {
    const rate = rateOf(request);
    if (!rate || rates.isFree(request)) return;
    if (isClosedToRobots(request)) return sendRefusal(request, reply, forReaders);
    if (!isPerson(request)) {
      if (await rates.isPassed(rate, request)) return;
      // A pass that is used up counts as none until it has room again.
      request.pass = null;
    }
    const isFirstToGo = isCostly(rate) && !isPerson(request);
    const wait = await rates.take(rate, request);
    const refusal =
      wait > 0
        ? { ...refuse(429, 'AcessosDemais', { segundos: wait }), retryAfter: wait }
        : isFirstToGo && app.isUnderPressure() && busy;
    if (!refusal) return;
    leaveUnread(request, reply);
    return sendOverload(request, reply, refusal);
  });
}

function isPerson({ session }: FastifyRequest): boolean {
  return session.kind === 'person';
}

function rateOf(request: FastifyRequest): RateClass | null {
  const { rate = null } = request.routeOptions.config;
  if (request.session.kind === 'key') return 'apiKey';
  return typeof rate === 'function' ? rate(request) : rate;
}
