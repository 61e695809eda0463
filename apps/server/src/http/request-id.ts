import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';

/** Neither a sentence nor a line of its own in a log: what proxies and other servers make. */
const plain = /^[\w-]{8,64}$/;
/** Version, trace, its part, flags; of later versions perhaps more (W3C Trace Context, section 3.2). */
const trace = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** The id that came with a request, of X-Request-Id or of its trace; where none did, or none that will do, a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header];
  if (typeof given === 'string' && plain.test(given)) return given;
  const { traceparent } = headers;
  const traceId = typeof traceparent === 'string' ? trace.exec(traceparent)?.[1] : undefined;
  return traceId ?? randomUUID();
}

/** It goes with a call that a page being rendered makes, whose lines in the log are then the page's. */
export function sameRequest(id: string): Record<string, string> {
  return { [header]: id };
}

/** Every answer bears the id under which the log knows its request. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(sameRequest(request.id));
  });
}
