import { isEndless } from '@estante/contract';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { createTurns, createTurnsOf, type InTurn } from '../platform/jobs/turns.ts';
import { subnetOf } from './subnet.ts';
import { createEndlessTurns } from './endless-turns.ts';

/** Most pages that wait in a lane, or for one network; and for one pass. */
const [mostWaiting, mostOfPass] = [64, 16];

export interface LaneOptions {
  /** Number of threads that render concurrently. */
  readonly threads: number;
  readonly clock: Clock;
  readonly isFree: (request: FastifyRequest) => boolean;
  readonly isKnownCrawler: (request: FastifyRequest) => boolean;
}

/** The queue that a request for a page waits in. */
export interface Lane {
  readonly inTurn: InTurn;
  /** Whether none of its pages is rendered at this moment. */
  readonly isShut: boolean;
}

/**
 * Chooses the lane of a request. Rendering holds a thread for as long as it takes, so more at once only keeps
 * others waiting; and no crowd in one lane keeps those in another from being served.
 */
export function createLanes(options: LaneOptions): (request: FastifyRequest) => Lane {
  const { threads, clock, isFree, isKnownCrawler } = options;
  const account = createTurns(8, mostWaiting);
  const crawlers = createTurns(1, mostWaiting);
  const passed = createTurns(3 * threads, mostWaiting);
  const ofPass = createTurnsOf<string>(mostOfPass, threads);
  const strangers = createTurns(3 * threads, mostWaiting);
  // For each network as many as there are threads leaves a place to the others.
  const ofSubnet = createTurnsOf<string>(mostWaiting, threads);
  const endless = createEndlessTurns(threads, clock);
  const ofEndless = createTurnsOf<string>(mostWaiting, threads);
  const open = (inTurn: InTurn): Lane => ({ inTurn, isShut: false });
  return (request) => {
    const { pass, ip, url } = request;
    if (isFree(request)) return open(account);
    if (pass !== null) return open((work) => ofPass(pass, () => passed(work)));
    if (classOfPage(request) === 'accountPage') return open(account);
    if (isKnownCrawler(request)) return open(crawlers);
    const subnet = subnetOf(ip);
    return isEndless(url)
      ? {
          inTurn: (work) => ofEndless(subnet, () => endless.inTurn(work)),
          isShut: endless.isShut(),
        }
      : open((work) => ofSubnet(subnet, () => strangers(work)));
  };
}

const accountPages =
  /^\/(meupergamum|login|sair|pergamum_redireciona|pearson|autoatendimento)(?![^/?])/i;

/**
 * The rate class of a page. Pages are rendered without a session, so those of people who sign in are told by
 * their address.
 */
export function classOfPage({ url }: FastifyRequest): 'page' | 'accountPage' {
  return accountPages.test(url) ? 'accountPage' : 'page';
}
