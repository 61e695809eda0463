import { join } from 'node:path';
import { migrate, restartCopiedLogs, type Safe } from '@estante/database';
import { isDemoNetwork } from '../demo/is-demo-network.ts';
import { hasTitles } from '../modules/catalogue/index.ts';
import { openSafe, sealPlainSecrets } from '../modules/secrets/index.ts';
import { openConnections, type Connections } from '../processes/open-connections.ts';
import { systemClock } from '../platform/clock.ts';
import { openPostgres, type Postgres } from '../platform/database/postgres.ts';
import type { Startup } from './startup.ts';

/** The database, migrated, and what is kept beside it. */
export interface Storage extends Connections {
  readonly connectionString: string;
  readonly safe: Safe;
  /** Folder of the lists that imports leave. */
  readonly reportsFolder: string;
  /** Whether there was no title when the server started. */
  readonly wasEmpty: boolean;
  readonly isDemo: boolean;
}

export async function startPostgres({
  config,
  log,
  progress,
  started,
}: Startup): Promise<Postgres> {
  progress(config.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL');
  const postgres = await openPostgres(
    config,
    (message) => log.info(message),
    (message) => log.warn(message),
  );
  started.defer(() => postgres.stop());
  return postgres;
}

/** Migrates the database, opens its pools and fills it with the demo network where that is asked for. */
export async function openStorage(startup: Startup, connectionString: string): Promise<Storage> {
  const { config, progress } = startup;
  await migrate(connectionString);
  const { pools, disk } = openConnections(startup, connectionString);
  await restartCopiedLogs(pools.imports.pool);
  const { db } = pools.background;
  const safe = await openSafe(db, config);
  const wasEmpty = !(await hasTitles(db));
  const reportsFolder = join(config.DATA_DIR, 'import-reports');
  if (config.DEMO) {
    const { loadDemoNetwork } = await import('../demo/network.ts');
    const { pool } = pools.imports;
    await loadDemoNetwork({ db, pool, clock: systemClock, reportsFolder }, progress);
  }
  await sealPlainSecrets(db, safe);
  const isDemo = await isDemoNetwork(db);
  return { connectionString, pools, disk, safe, reportsFolder, wasEmpty, isDemo };
}
