import { isEndless } from '@estante/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPage } from '../endpoint/language.ts';
import type { Refusal } from '../endpoint/refusal.ts';
import { isDeclaredRobot } from './crawlers/declared-robot.ts';
import { createPassPages } from './pass-page.ts';
import { isForPeople, sendRefusal } from './send-refusal.ts';

/** Refuses who came when too much was asked for. */
export type TurnAway = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
) => FastifyReply;

/**
 * A browser that asked for a page gets one that earns a pass and asks again; whoever has a pass, says
 * they are a robot or asked for anything else is told to come again. `script`: of that page.
 */
export function createTurnAway(script: string | null): TurnAway {
  const passPages = createPassPages(script);
  return (request, reply, refusal) => {
    const mayEarn = isPage(request) && isForPeople(request) && request.pass === null;
    if (!mayEarn || isDeclaredRobot(request)) return sendRefusal(request, reply, refusal);
    const { status, retryAfter = 5 } = refusal;
    reply.code(status).headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfter) });
    return passPages.send(request, reply, { language: languageOfPage(request), retryAfter });
  };
}

/** Robots that say so are told what robots.txt told them, before anything is done for them. */
export function isClosedToRobots(request: FastifyRequest): boolean {
  return isPage(request) && isEndless(request.url) && isDeclaredRobot(request);
}

function isPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*';
}
