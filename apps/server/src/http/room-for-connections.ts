import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { subnetOf } from './subnet.ts';

/**
 * Keeps at most `most` connections open. For one beyond, closes the connection that has been idle longest, of
 * the network with most idle ones: whoever opens many and says nothing closes their own. Where none is idle,
 * the new one is closed.
 */
export function makeRoom(server: Server, most: number): void {
  const idle = new Map<string, Set<Socket>>();
  let open = 0;

  function rest(socket: Socket, subnet: string): void {
    const sockets = idle.get(subnet) ?? new Set();
    idle.set(subnet, sockets.add(socket));
  }

  function unrest(socket: Socket, subnet: string): void {
    const sockets = idle.get(subnet);
    if (sockets?.delete(socket) && sockets.size === 0) idle.delete(subnet);
  }

  server.on('connection', (socket) => {
    const subnet = subnetOf(socket.remoteAddress ?? '');
    open += 1;
    socket.once('close', () => {
      open -= 1;
      unrest(socket, subnet);
    });
    if (open > most) (takeLongestIdle(idle) ?? socket).destroy();
    if (!socket.destroyed) rest(socket, subnet);
  });
  server.prependListener('request', ({ socket }, response) => {
    const subnet = subnetOf(socket.remoteAddress ?? '');
    unrest(socket, subnet);
    response.once('close', () => {
      if (!socket.destroyed) rest(socket, subnet);
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
