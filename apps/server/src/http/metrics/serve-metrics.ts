import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isSameSecret } from '../../platform/digest.ts';
import type { Metrics } from './create-metrics.ts';

const path = '/metrics';

/** Serves metrics beside the pages to any client that shows the token. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const plain = { logLevel: 'warn' } as const;
  app.get(path, plain, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isShown(request.headers.authorization, token)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

interface MetricsPlace {
  readonly host: string;
  readonly port: number;
  /** Token that clients show; null where any client that reaches the port may read the metrics. */
  readonly token: string | null;
}

/**
 * Serves metrics on a port of their own, which the proxy in front does not lead to.
 * @throws where the port is not free
 */
export async function openMetricsServer(
  metrics: Metrics,
  { host, port, token }: MetricsPlace,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, ({ url, method, headers }, response) => {
    if (url !== path || method !== 'GET') return end(response, 404);
    if (token !== null && !isShown(headers.authorization, token)) return end(response, 401);
    void metrics.text().then(
      (text) => response.setHeader('content-type', metrics.contentType).end(text),
      () => end(response, 500),
    );
  });
  server.maxConnections = 16;
  server.listen({ host, port });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function end(response: ServerResponse, status: number): void {
  if (status === 401) response.setHeader('www-authenticate', 'Bearer');
  response.writeHead(status).end();
}

function isShown(authorization: string | undefined, token: string): boolean {
  return isSameSecret(authorization ?? '', `Bearer ${token}`);
}
