import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './create-metrics.ts';

/**
 * Counts responses to the network; the calls that a page makes while it is rendered count as part of the page.
 */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    if (!(request.raw.socket instanceof Socket)) return;
    metrics.noteAnswer({ call: callOf(request), status, seconds: elapsedTime / 1000 });
  });
}

/**
 * The name that a response is counted by. Each file has a route of its own, so those of the pages count as one.
 */
function callOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if (config.call !== undefined) return config.call;
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/' : url;
}
