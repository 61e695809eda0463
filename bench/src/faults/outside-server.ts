import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Behaviour of a server elsewhere: as it should be, silence, an error, or something else altogether. */
export type Manners = 'well' | 'hangs' | 'fails' | 'babbles';

export interface OutsideServer extends AsyncDisposable {
  readonly port: number;
  manners: Manners;
}

/** Starts a server outside of the application that it depends on, in place of a mail server or a provider. */
export async function startOutside(
  converse: (socket: Socket, manners: Manners) => void,
): Promise<OutsideServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    if (outside.manners !== 'hangs') converse(socket, outside.manners);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const outside: OutsideServer = {
    port: typeof at === 'object' && at ? at.port : 0,
    manners: 'well',
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return outside;
}

/** Bytes that are no answer in any protocol, as of a machine that sends them unasked. */
export const babble = Buffer.from(Array.from({ length: 600 }, (_, at) => (at * 151) % 256));
