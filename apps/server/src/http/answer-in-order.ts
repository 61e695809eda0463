import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Handles the requests of one connection one after the other, as browsers and proxies would wait anyway. Node hands
 * over at once all that arrives in one piece, and a client that sends many would have more done at a time than others.
 * On a connection that is gone no further request is handled.
 */
export function answerInOrder(handler: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => goOn(socket));
      handler(request, response);
    };
    const line = lines.get(socket);
    if (line) {
      line.push(begin);
      return;
    }
    lines.set(socket, []);
    begin();
  };

  function goOn(socket: Socket): void {
    const next = socket.writable ? lines.get(socket)?.shift() : undefined;
    if (next) next();
    else lines.delete(socket);
  }
}
