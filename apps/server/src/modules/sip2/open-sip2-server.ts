import { createServer, type AddressInfo, type Socket } from 'node:net';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:tls';
import type { FastifyBaseLogger } from 'fastify';
import type { Sip2Deps } from './call.ts';
import { createConversation } from './connection/converse.ts';
import { serveTerminal } from './connection/serve-terminal.ts';

/** Terminals at once; a network of libraries has some dozens. */
const mostConnections = 256;

export interface Sip2Server {
  readonly port: number;
  close(): Promise<void>;
}

export interface Sip2Options {
  readonly host: string;
  readonly port: number;
  /** Files of PEM; null: what is said is not encrypted. */
  readonly tls: { readonly certPath: string; readonly keyPath: string } | null;
}

/** Listens to terminals that speak SIP2. @throws where the port or the certificate is not to be had */
export async function openSip2Server(
  deps: Sip2Deps & { readonly log: FastifyBaseLogger },
  { host, port, tls }: Sip2Options,
): Promise<Sip2Server> {
  const sockets = new Set<Socket>();
  const onFault = (error: unknown) => deps.log.error({ err: error }, 'a terminal was not answered');
  const onSocket = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveTerminal(socket, createConversation(deps, onFault));
  };
  const server = tls
    ? createSecureServer(
        { cert: await readFile(tls.certPath), key: await readFile(tls.keyPath) },
        onSocket,
      )
    : createServer(onSocket);
  server.maxConnections = mostConnections;
  // A handshake that fails is the other's.
  server.on('tlsClientError', (_error, socket: Socket) => socket.destroy());
  server.listen({ host, port });
  await once(server, 'listening');
  server.on('error', onFault);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
