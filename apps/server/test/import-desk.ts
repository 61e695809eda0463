import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@estante/database';
import type pg from 'pg';
import { doRun, openRunFiles, type ImportDesk } from '../src/modules/import-runs/index.ts';
import type { Clock } from '../src/platform/clock.ts';

interface TestDeskDeps {
  readonly db: Db;
  /** Pool of connections; without one nothing is done that is sent: it waits, as behind another. */
  readonly pool: pg.Pool | null;
  readonly clock: Clock;
}

/** Does what is sent at once, where a server has its queue do it. */
export function createTestDesk(deps: TestDeskDeps): ImportDesk {
  const folder = mkdtempSync(join(tmpdir(), 'estante-uploads-'));
  const files = openRunFiles(deps.db, join(folder, 'uploads'));
  const reportsFolder = join(folder, 'reports');
  return {
    files,
    reportsFolder,
    send: async (runId) => {
      const { pool } = deps;
      const signal = new AbortController().signal;
      if (pool) await doRun({ ...deps, pool, files, reportsFolder }, runId, signal);
      return 'of a test';
    },
    isOver: async () => false,
  };
}
