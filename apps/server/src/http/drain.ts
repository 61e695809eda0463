import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds that requests under way get to be answered. */
const patience = 10_000;
/** Milliseconds between two looks for connections that have nothing more to say. */
const interval = 50;

/**
 * Takes no more connections, answers what has come over those there are, and ends each with its
 * answer. Resolves once none is left. Fastify's own end comes after it: from then on pages that are
 * being rendered could not make their calls.
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
