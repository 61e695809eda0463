import { isEndless } from '@estante/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPage } from '../endpoint/language.ts';
import type { Refusal } from '../endpoint/refusal.ts';
import { isDeclaredRobot } from './crawlers/declared-robot.ts';
import { createPassPages } from './pass-page.ts';
import { isForPeople, sendRefusal } from './send-refusal.ts';

/** Answers a request that is refused because too much was asked for. */
export type SendOverload = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
) => FastifyReply;

/**
 * A browser that asks for a page gets one that earns a pass and asks again. Browsers that have a pass,
 * robots that say so, and requests for anything else get the refusal. `script`: the address of the script
 * that earns a pass; null where there is none.
 */
export function createOverloadResponse(script: string | null): SendOverload {
  const passPages = createPassPages(script);
  return (request, reply, refusal) => {
    const mayEarn = isPage(request) && isForPeople(request) && request.pass === null;
    if (!mayEarn || isDeclaredRobot(request)) return sendRefusal(request, reply, refusal);
    const { status, retryAfter = 5 } = refusal;
    reply.code(status).headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfter) });
    return passPages.send(request, reply, { language: languageOfPage(request), retryAfter });
  };
}

/** Whether a robot that says so asks for a page that robots.txt closes to it. */
export function isClosedToRobots(request: FastifyRequest): boolean {
  return isPage(request) && isEndless(request.url) && isDeclaredRobot(request);
}

function isPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*';
}
