import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';

/** Form of the ids that proxies and other servers make: neither a sentence nor a line of its own in a log. */
const plain = /^[\w-]{8,64}$/;
/**
 * A `traceparent`: version, trace, span and flags, and perhaps more in later versions (W3C Trace Context,
 * section 3.2).
 */
const trace = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** The id of a request: that of X-Request-Id or of its trace, or a new one where neither is usable. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header];
  if (typeof given === 'string' && plain.test(given)) return given;
  const { traceparent } = headers;
  const traceId = typeof traceparent === 'string' ? trace.exec(traceparent)?.[1] : undefined;
  return traceId ?? randomUUID();
}

/**
 * Headers that give a call of a page being rendered the id of the page's request, under which both are logged.
 */
export function sameRequest(id: string): Record<string, string> {
  return { [header]: id };
}

/** Sends the id under which a request is logged with its response. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(sameRequest(request.id));
  });
}
