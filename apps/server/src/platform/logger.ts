import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import { createLineStream } from './line-stream.ts';

const standardError = createLineStream(2);
process.on('exit', () => standardError.flushSync());

/**
 * Logs JSON, one object a line, to standard error unless told otherwise. Of a request nothing is logged but
 * what is listed here: addresses and queries tell what somebody reads.
 */
export function createLogger(
  level: string,
  destination: DestinationStream = standardError,
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          route: request.routeOptions.url ?? null,
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: (error: Error & { readonly code?: unknown }) => ({
          type: error.name,
          message: error.message,
          code: error.code,
          stack: error.stack,
        }),
      },
    },
    destination,
  );
}
