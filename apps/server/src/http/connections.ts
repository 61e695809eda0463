import { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { subnetOf } from './subnet.ts';

/** One open connection, and the responses that it still waits for. */
export class Connection {
  /** Time it was accepted, in ms as `performance.now()` counts. */
  readonly accepted = performance.now();
  readonly unanswered = new Set<ServerResponse>();
  /** Bytes that had been read from it when the last response was sent; 0 before the first one. */
  read = 0;
  readonly socket: Socket;
  /** Subnet of its client, known while it is open: Node forgets the address of a closed one. */
  readonly subnet: string;

  constructor(socket: Socket) {
    this.socket = socket;
    this.subnet = subnetOf(socket.remoteAddress ?? '');
  }
}

/** A request is told before it is handled; a response once it is sent whole, or its connection is gone. */
interface ConnectionEvents {
  open: [Connection];
  request: [Connection, ServerResponse];
  response: [Connection];
  close: [Connection];
}

/** The open connections of an HTTP server, from the first to be accepted to the last. */
export class Connections extends EventEmitter<ConnectionEvents> {
  readonly #open = new Map<Socket, Connection>();

  /** `server` does not listen yet. */
  constructor(server: Server) {
    super();
    server.on('connection', (socket) => this.#follow(new Connection(socket)));
    server.prependListener('request', ({ socket }, response) => {
      const connection = this.#open.get(socket);
      if (connection) this.#expect(connection, response);
    });
  }

  get size(): number {
    return this.#open.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.#open.values();
  }

  #follow(connection: Connection): void {
    const { socket } = connection;
    this.#open.set(socket, connection);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.emit('close', connection);
    });
    this.emit('open', connection);
  }

  #expect(connection: Connection, response: ServerResponse): void {
    connection.unanswered.add(response);
    response.once('close', () => {
      connection.unanswered.delete(response);
      connection.read = connection.socket.bytesRead;
      this.emit('response', connection);
    });
    this.emit('request', connection, response);
  }
}

const followed = new WeakMap<Server, Connections>();

/** The connections of a server that does not listen yet; the same ones for all who ask. */
export function connectionsOf(server: Server): Connections {
  const connections = followed.get(server) ?? new Connections(server);
  followed.set(server, connections);
  return connections;
}
