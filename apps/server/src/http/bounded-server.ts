import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerForNode, maxHeaderSize } from './client-error.ts';
import { answerInOrder } from './answer-in-order.ts';
import { makeRoom } from './room-for-connections.ts';

/** Connections at once; beyond, one that is idle is closed for each that comes. */
export const mostConnections = 2000;

/** Requests of one connection that may wait for their answers; browsers and proxies send one at a time. */
const mostUnanswered = 10;

/** Milliseconds. */
const patience = {
  /** Until a request has its head, and until it has its body. */
  head: 15_000,
  request: 30_000,
  /** Between two requests; longer than proxies keep a connection, who would else write into a closed one. */
  keepAlive: 72_000,
  /** Without a byte more taken of what was sent. */
  unread: 20_000,
  /** Without a byte either way, while a call is at work. */
  silence: 60_000,
} as const;

/** How often heads and bodies that do not come are looked for. */
const checkEvery = 5000;

/** The server of HTTP, with what a connection may take of time and how many there may be. */
export function createBoundedServer(handler: RequestListener, origin: string | null): Server {
  const server = createServer(
    {
      maxHeaderSize,
      // A request without a host is refused by `requireOneHost`, in the shape of all refusals.
      requireHostHeader: false,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: checkEvery,
    },
    answerInOrder(handler),
  );
  makeRoom(server, mostConnections);
  dropPipelines(server);
  dropSilent(server);
  answerForNode(server, origin);
  return server;
}

/** Hundreds of requests in one piece ask for more than anybody reads. */
function dropPipelines(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > mostUnanswered) socket.destroy();
  });
}

/** Gives up on who takes nothing of an answer, and after longer on any connection that is silent. */
function dropSilent(server: Server): void {
  const seen = new WeakMap<Socket, { readonly bytes: number; readonly since: number }>();
  server.setTimeout(patience.unread, (socket) => {
    const bytes = socket.bytesRead + socket.bytesWritten;
    const last = seen.get(socket);
    const since = (last?.bytes === bytes ? last.since : 0) + patience.unread;
    if (socket.writableLength > 0 || since >= patience.silence) {
      socket.destroy();
      return;
    }
    seen.set(socket, { bytes, since });
    socket.setTimeout(patience.unread);
  });
}
