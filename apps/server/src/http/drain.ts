import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { connectionsOf } from './connections.ts';

/** Longest wait for requests that are being handled, in ms. */
const patience = 10_000;
/** Time in which the first request of a connection that has just been accepted arrives, in ms. */
const grace = 500;
/** Interval between two closings of idle connections, in ms. */
const interval = 50;

/**
 * A function that ends the connections of `server`, which does not listen yet: it accepts those that wait to be
 * accepted and then no more, answers what has come over them and the first request of new ones, and closes each
 * with its response. It resolves once none is left: what is not answered within ten seconds is cut off. Fastify is
 * closed after that, since pages that are being rendered could not make their calls then.
 */
export function createDrain(server: Server): () => Promise<void> {
  const connections = connectionsOf(server);

  // Node's own closing of idle connections takes new ones for idle, and those whose response is still being sent.
  function closeIdle(): void {
    const now = performance.now();
    for (const { socket, accepted, unanswered, read } of connections) {
      const isSilent = unanswered.size === 0 && socket.bytesRead === read;
      if (isSilent && (read > 0 || now - accepted > grace)) socket.destroy();
    }
  }

  return async () => {
    if (!server.listening) return;
    for (const { unanswered } of connections) for (const one of unanswered) closeWith(one);
    connections.on('request', (_, response) => closeWith(response));
    await acceptWaiting(server);
    const gone = once(server, 'close');
    // The close of an HTTP server would begin with closing what Node takes for idle.
    SocketServer.prototype.close.call(server);
    // After a turn of the loop, in which what has come is read.
    const sweep = setInterval(() => setImmediate(closeIdle), interval);
    await Promise.race([gone, delay(patience, undefined, { ref: false })]);
    clearInterval(sweep);
    // Fastify would wait for the rest until the process is ended, with whatever it still has to bring to an end.
    server.closeAllConnections();
  };
}

function closeWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Waits until no connection waits to be accepted: each turn of the loop accepts one, and the system resets what
 * is left when the port is closed. On a port that is never at rest, it waits no longer than `grace`.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let hasAccepted = false;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  const end = performance.now() + grace;
  await turn();
  do {
    hasAccepted = false;
    await turn();
  } while (hasAccepted && performance.now() < end);
  server.off('connection', note);
}
