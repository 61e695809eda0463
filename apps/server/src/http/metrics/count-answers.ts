import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './create-metrics.ts';

/** Counts what is answered to the network; calls that a page makes while it is rendered are the page's. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    if (!(request.raw.socket instanceof Socket)) return;
    metrics.noteAnswer({ call: callOf(request), status, seconds: elapsedTime / 1000 });
  });
}

/** Files have a route each. */
function callOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config.call !== undefined) return config.call;
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/' : url;
}
