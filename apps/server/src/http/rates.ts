import { rateClasses, type RateClass } from '@estante/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInsideCall } from '../endpoint/inside-call.ts';
import { unlimited, type RateLimiter } from '../endpoint/rate-limiter.ts';
import { createTurnsOf } from '../platform/jobs/turns.ts';
import { subnetOf } from './subnet.ts';

/**
 * Most networks and persons that are counted at once in a rate class; beyond, those seen longest ago are
 * forgotten.
 */
const mostCounted = 20_000;
/** Attempts of one network that are made at once, and that wait. */
const [triesAtOnce, mostWaiting] = [4, 200];
/**
 * Searches of one network that are made at once. There are as many threads that search as processors, and
 * others wait for them too.
 */
const searchesAtOnce = 4;

/** A pass has this fraction of what a network may ask for, which may be a whole campus, beside it. */
const shareOfPass = 10;

export interface Rates {
  /**
   * Whether a request is neither counted nor refused: one of a page being rendered, or of the library's own
   * computers.
   */
  readonly isFree: (request: FastifyRequest) => boolean;
  /**
   * Counts a call of a person or network. Returns the seconds until they may make another; 0 if they may now.
   */
  readonly take: (rate: RateClass, request: FastifyRequest) => Promise<number>;
  /** Counts a call of a pass. Returns whether the pass had room for it. */
  readonly isPassed: (rate: RateClass, request: FastifyRequest) => Promise<boolean>;
  readonly limiterOf: (request: FastifyRequest) => RateLimiter;
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts in memory with @fastify/rate-limit, each server for itself: this is to hold off floods. */
export async function createRates(
  app: FastifyInstance,
  isUnlimited: (address: string) => boolean,
): Promise<Rates> {
  await app.register(rateLimit, { global: false });
  const isFree = (request: FastifyRequest) => isInsideCall(request) || isUnlimited(request.ip);
  const byAsker = createLimits(app, askerOf);
  const bySubnet = createLimits(app, ({ ip }) => subnetOf(ip));
  const byPass = createLimits(app, ({ pass }) => pass ?? '', shareOfPass);
  const inTurn = createTurnsOf<string>(mostWaiting, triesAtOnce);
  const oneByOne = createTurnsOf<string>(mostWaiting);
  const fewAtOnce = createTurnsOf<string>(rateClasses.search.times, searchesAtOnce);
  return {
    isFree,
    take: async (rate, request) => (isFree(request) ? 0 : take(byAsker(rate), request)),
    isPassed: async (rate, request) =>
      request.pass !== null && (await take(byPass(rate), request)) === 0,
    limiterOf: (request) => {
      if (isFree(request)) return unlimited;
      return {
        take: (rate) => take(bySubnet(rate), request),
        attempt: async (rate, work, hasFailed) => {
          const limit = bySubnet(rate);
          const outcome = await inTurn(subnetOf(request.ip), async () => {
            const wait = await look(limit, request);
            if (wait > 0) return { wait };
            const result = await work();
            if (hasFailed(result)) await limit(request);
            return { result };
          });
          return outcome ?? { wait: 1 };
        },
        inTurn: (rate, work) =>
          (rate === 'search' ? fewAtOnce : oneByOne)(
            `${rate} ${request.pass ?? subnetOf(request.ip)}`,
            work,
          ),
      };
    },
  };
}

/** The key that a call is counted by: the person wherever they are, or else the network. */
function askerOf({ session, ip }: FastifyRequest): string {
  return session.kind === 'person' ? `person ${session.personId}` : subnetOf(ip);
}

function createLimits(
  app: FastifyInstance,
  keyGenerator: (request: FastifyRequest) => string,
  share = 1,
): (rate: RateClass) => Limit {
  const limits = new Map<RateClass, Limit>();
  return (rate) => {
    const { times, seconds } = rateClasses[rate];
    const max = Math.ceil(times / share);
    const options = { max, timeWindow: seconds * 1000, cache: mostCounted, keyGenerator };
    const limit = limits.get(rate) ?? app.createRateLimit(options);
    limits.set(rate, limit);
    return limit;
  };
}

async function take(limit: Limit, request: FastifyRequest): Promise<number> {
  const counted = await limit(request);
  return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : 0;
}

/** Returns the seconds until there is room for another, without counting one. */
async function look(limit: Limit, request: FastifyRequest): Promise<number> {
  const counted = await limit(request, { increment: false });
  return !counted.isAllowed && counted.remaining === 0 ? Math.max(1, counted.ttlInSeconds) : 0;
}
