import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../endpoint/refusal.ts';
import { leaveUnread } from '../endpoint/unread-body.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call: answered while the network waits for its first administrator. */
    isBeforeSetup?: boolean;
  }
}

/** Where a network is set up. */
const setupPage = '/instalacao';
const notYet = refuse(503, 'RedeNaoInstalada');

/**
 * Until the network has an administrator its pages lead to where it is set up, and nothing is
 * answered but what that page needs. `isSetUp` is asked until it is once so.
 */
export function holdUntilSetUp(app: FastifyInstance, isSetUp: () => Promise<boolean>): void {
  let isKnown = false;
  app.addHook('onRequest', async (request, reply) => {
    if (isKnown || !isHeld(request)) return;
    // While the database is away, what needs it says so itself.
    const isDone = await isSetUp().catch(() => null);
    isKnown = isDone ?? false;
    if (isDone !== false) return;
    if (isPage(request)) return reply.redirect(setupPage, 303);
    leaveUnread(request, reply);
    return sendRefusal(request, reply, notYet);
  });
}

function isHeld(request: FastifyRequest): boolean {
  const { call, isBeforeSetup, rate } = request.routeOptions.config;
  if (isPage(request)) return !/^\/instalacao\/?(?:\?|$)/.test(request.url);
  // Of the other routes those have no rate that say how the server is, and the files of pages.
  return call !== undefined ? !isBeforeSetup : rate !== undefined;
}

function isPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*';
}
