import type { Connection, Connections } from './connections.ts';

/**
 * Keeps at most `most` connections open. For one beyond, closes the connection that has been idle longest, of the
 * network with most idle ones: a client that opens many and says nothing loses its own. Where none is idle, the new one
 * is closed.
 */
export function makeRoom(connections: Connections, most: number): void {
  const idle = new Map<string, Set<Connection>>();

  function rest(connection: Connection): void {
    const { socket, subnet, unanswered } = connection;
    if (socket.destroyed || unanswered.size > 0) return;
    idle.set(subnet, (idle.get(subnet) ?? new Set()).add(connection));
  }

  function unrest(connection: Connection): void {
    const alike = idle.get(connection.subnet);
    if (alike?.delete(connection) && alike.size === 0) idle.delete(connection.subnet);
  }

  connections.on('open', (connection) => {
    if (connections.size > most) (takeLongestIdle(idle) ?? connection).socket.destroy();
    rest(connection);
  });
  connections.on('request', unrest);
  connections.on('response', rest);
  connections.on('close', unrest);
}

/** Takes the connection that has been idle longest, of the network with most idle ones. */
function takeLongestIdle(idle: ReadonlyMap<string, Set<Connection>>): Connection | undefined {
  let most = new Set<Connection>();
  for (const connections of idle.values()) if (connections.size > most.size) most = connections;
  const [longest] = most;
  // Once: it may be a while until it is closed, and others come meanwhile.
  if (longest) most.delete(longest);
  return longest;
}
