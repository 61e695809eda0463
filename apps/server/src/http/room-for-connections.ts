import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './address-network.ts';

/**
 * Keeps at most `most` connections open. For one beyond, closes the connection that has been idle longest, of
 * the network with most idle ones: whoever opens many and says nothing closes their own. Where none is idle,
 * the new one is closed.
 */
export function makeRoom(server: Server, most: number): void {
  const idle = new Map<string, Set<Socket>>();
  let open = 0;

  function rest(socket: Socket, network: string): void {
    const sockets = idle.get(network) ?? new Set();
    idle.set(network, sockets.add(socket));
  }

  function unrest(socket: Socket, network: string): void {
    const sockets = idle.get(network);
    if (sockets?.delete(socket) && sockets.size === 0) idle.delete(network);
  }

  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    open += 1;
    socket.once('close', () => {
      open -= 1;
      unrest(socket, network);
    });
    if (open > most) (takeLongestIdle(idle) ?? socket).destroy();
    if (!socket.destroyed) rest(socket, network);
  });
  server.prependListener('request', ({ socket }, response) => {
    const network = networkOf(socket.remoteAddress ?? '');
    unrest(socket, network);
    response.once('close', () => {
      if (!socket.destroyed) rest(socket, network);
    });
  });
}

/** Takes the connection that has been idle longest, of the network with most idle ones. */
function takeLongestIdle(idle: ReadonlyMap<string, Set<Socket>>): Socket | undefined {
  let most = new Set<Socket>();
  for (const sockets of idle.values()) if (sockets.size > most.size) most = sockets;
  const [longest] = most;
  // Once: it may be a while until it is closed, and others come meanwhile.
  if (longest) most.delete(longest);
  return longest;
}
