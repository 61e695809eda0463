import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Longest wait for requests that are being handled, in ms. */
const patience = 10_000;
/** Interval between two closings of idle connections, in ms. */
const interval = 50;

/**
 * Accepts no more connections, answers what has come over those that are open, and closes each with its
 * response. Resolves once none is left. Fastify is closed after that, since pages that are being rendered could
 * not make their calls then.
 */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return;
  const gone = once(server, 'close');
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), interval);
  await Promise.race([gone, delay(patience, undefined, { ref: false })]);
  clearInterval(sweep);
}
