import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerForNode, maxHeaderSize } from './client-error.ts';
import { answerInOrder } from './answer-in-order.ts';
import { connectionsOf, type Connections } from './connections.ts';
import { makeRoom } from './room-for-connections.ts';

/** Most open connections; beyond, an idle one is closed for each that comes. */
export const mostConnections = 2000;

/** Most requests of one connection that wait for their responses; browsers and proxies send one at a time. */
const mostUnanswered = 10;

/** Timeouts in ms. */
const patience = {
  /** Longest time until the head of a request is complete, and until its body is. */
  head: 15_000,
  request: 30_000,
  /**
   * Longest pause between two requests: longer than proxies keep a connection, which would else write into a
   * closed one.
   */
  keepAlive: 72_000,
  /** Longest time without a byte of the response being taken. */
  unread: 20_000,
  /** Longest time without a byte in either direction, as while a call is at work. */
  silence: 60_000,
} as const;

/** Interval between two checks for heads and bodies that do not arrive, in ms. */
const checkEvery = 5000;

/** The HTTP server, with limits on how many connections there are and how long each may take. */
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
  makeRoom(connectionsOf(server), mostConnections);
  dropPipelines(connectionsOf(server));
  dropSilent(server);
  answerForNode(server, origin);
  return server;
}

/** Closes connections that send many requests without waiting: nobody reads that many responses. */
function dropPipelines(connections: Connections): void {
  connections.on('request', ({ socket, unanswered }) => {
    if (unanswered.size > mostUnanswered) socket.destroy();
  });
}

/** Closes connections on which nothing of a response is taken, and after longer any that are silent. */
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
