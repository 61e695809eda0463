import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** One line a request from outside: route, status and milliseconds, never the address asked for. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // A page being rendered asks without a socket of the network.
    if (!(request.raw.socket instanceof Socket)) return;
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
