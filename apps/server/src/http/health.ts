import type { FastifyInstance } from 'fastify';

export interface Readiness {
  readonly database: () => Promise<boolean>;
  readonly index: () => boolean;
}

/** /healthz: the process answers. /readyz: it can serve. Both outside /api and without a session. */
export function registerHealth(app: FastifyInstance, ready: Readiness): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const checks = { database: await ready.database(), index: ready.index() };
    const ok = checks.database && checks.index;
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'unavailable', checks });
  });
}
