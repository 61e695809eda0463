import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  readonly database: () => Promise<boolean>;
  readonly index: () => boolean;
  readonly disk: () => Promise<boolean>;
}

/** Milliseconds that a check gets before it counts as failed. */
const patience = 2000;

/** /healthz: the process answers. /readyz: it can serve, or what fails. Both outside /api and without a session. */
export function registerHealth(app: FastifyInstance, ready: Readiness): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    const [database, disk] = await Promise.all([inTime(ready.database()), inTime(ready.disk())]);
    const checks = { database, index: ready.index(), disk };
    const ok = Object.values(checks).every(Boolean);
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'unavailable', checks });
  });
}

async function inTime(check: Promise<boolean>): Promise<boolean> {
  const over = new AbortController();
  const late = delay(patience, false, { signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([check.catch(() => false), late]);
  } finally {
    over.abort();
  }
}
