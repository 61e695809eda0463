import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../endpoint/refusal.ts';
import { leaveUnread } from '../endpoint/unread-body.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call is answered while the network waits for its first administrator. */
    isBeforeSetup?: boolean;
  }
}

/** The page on which a network is set up. */
const setupPage = '/instalacao';
const notYet = refuse(503, 'RedeNaoInstalada');

/**
 * Until the network has an administrator, redirects pages to the one on which it is set up, and refuses
 * all but what that page needs. `isSetUp` is asked until it has said so once.
 */
export function guardSetup(app: FastifyInstance, isSetUp: () => Promise<boolean>): void {
  let isKnown = false;
  app.addHook('onRequest', async (request, reply) => {
    if (isKnown || !isGuarded(request)) return;
    // While the database is away, what needs it says so itself.
    const isDone = await isSetUp().catch(() => null);
    isKnown = isDone ?? false;
    if (isDone !== false) return;
    if (isPage(request)) return reply.redirect(setupPage, 303);
    leaveUnread(request, reply);
    return sendRefusal(request, reply, notYet);
  });
}

function isGuarded(request: FastifyRequest): boolean {
  const { call, isBeforeSetup, rate } = request.routeOptions.config;
  if (isPage(request)) return !/^\/instalacao\/?(?:\?|$)/.test(request.url);
  // Routes without a rate say how the server is, or are files of pages.
  return call !== undefined ? !isBeforeSetup : rate !== undefined;
}

function isPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*';
}
