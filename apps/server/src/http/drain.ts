import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Longest wait for requests that are being handled, in ms. */
const patience = 10_000;
/** Time in which the first request of a connection that has just been opened arrives, in ms. */
const grace = 500;
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
  // The close of an HTTP server would also close connections on which no request has arrived yet.
  SocketServer.prototype.close.call(server);
  await Promise.race([gone, delay(grace, undefined, { ref: false })]);
  const sweep = setInterval(() => server.closeIdleConnections(), interval);
  await Promise.race([gone, delay(patience, undefined, { ref: false })]);
  clearInterval(sweep);
}
