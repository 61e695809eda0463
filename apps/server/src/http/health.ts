import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  readonly database: () => Promise<boolean>;
  readonly index: () => boolean;
  /** Seconds that the index may be behind the catalogue. */
  readonly behind: () => number;
  readonly disk: () => Promise<boolean>;
}

/** Longest wait for a check, in ms; a later one counts as failed. */
const patience = 2000;

/**
 * Serves /healthz, which tells that the process answers, and /readyz, which tells whether it can serve, else
 * what fails, and how many seconds its index is behind: with `?behind=30` more than 30 count as a failure. Both
 * are outside /api and need no session.
 */
export function registerHealth(app: FastifyInstance, ready: Readiness): void {
  const hidden = { logLevel: 'warn' } as const;
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    const behind = ready.behind();
    const most = mostBehind(request.query);
    const [database, disk] = await Promise.all([inTime(ready.database()), inTime(ready.disk())]);
    const checks = { database, index: ready.index(), disk };
    const ok = Object.values(checks).every(Boolean) && behind <= most;
    const status = ok ? 'ok' : 'unavailable';
    return reply.code(ok ? 200 : 503).send({ status, checks, index_behind_seconds: behind });
  });
}

/**
 * The most seconds that the index may be behind. The caller that chooses among servers says it: where all are behind,
 * as after a large import, none is better.
 */
function mostBehind(query: unknown): number {
  const asked =
    typeof query === 'object' && query !== null && 'behind' in query ? Number(query.behind) : NaN;
  return Number.isFinite(asked) ? asked : Infinity;
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
