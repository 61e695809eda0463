import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Connection between a server and its database, which can be cut. */
export interface Relay extends AsyncDisposable {
  readonly port: number;
  cut(): void;
  mend(): void;
}

export async function startRelay(to: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    // A cut line neither answers nor reports its end.
    if (isCut) return;
    const far = connect(to);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  return {
    port: typeof at === 'object' && at ? at.port : 0,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause().unpipe();
    },
    mend: () => {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
