import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Db } from '@estante/database';
import type { MarcRecord } from '@estante/marc';
import { openOracle, type SearchEngine } from '@estante/search-engine';
import { createTestDatabase } from '@estante/test-support';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp, type AppDeps } from '../src/http-app/app.ts';
import type { Pages } from '../src/http/pages.ts';
import {
  createPasses,
  createTokens,
  loadServerKey,
  loadSigningKeys,
} from '../src/modules/auth/index.ts';
import { importFiles } from '../src/modules/import/index.ts';
import { createAvailabilityFollower, createIndexFollower } from '../src/modules/search/index.ts';
import { isDatabaseUp } from '../src/platform/database/database-pools.ts';
import { fixedClock, type FixedClock } from './fixed-clock.ts';
import { createTestDesk } from './import-desk.ts';
import { createLogRecorder } from './log-recorder.ts';
import { safe } from './safe.ts';
import { writeNetwork } from './network.ts';
import { writePeople } from './people.ts';
import type { TestApp } from './test-app.ts';

export type { TestApp };

export interface TestAppOverrides {
  /** Imported in this order. */
  readonly records?: readonly MarcRecord[];
  /** The oracle where none is given. Closed with the app. */
  readonly engine?: SearchEngine;
  readonly pages?: Pages | null;
  readonly refusedPassword?: string;
  readonly unlimitedNetworks?: readonly string[];
  readonly crawlers?: AppDeps['crawlers'];
  readonly internalHosts?: readonly string[];
  readonly webhookHosts?: readonly string[];
  /** None where it is not given: the network cannot be searched. */
  readonly network?: AppDeps['network'];
}

/** As an operator sets it for the library's own computers: tests ask in crowds. */
const ownComputers = ['127.0.0.0/8'];

/** The whole application on a database of its own, answering `inject`, its index built. */
export async function startTestApp(overrides: TestAppOverrides = {}): Promise<TestApp> {
  const { records = [], engine = openOracle(), pages = null, refusedPassword = null } = overrides;
  const { unlimitedNetworks = ownComputers } = overrides;
  const { crawlers = { domains: [], nameServers: [] } } = overrides;
  const { internalHosts = [], webhookHosts = [], network = () => null } = overrides;
  const started = new AsyncDisposableStack();
  const database = await createTestDatabase(networkAndPeople);
  started.defer(() => database.drop());
  const { connectionString, db, pool } = database;
  const clock = fixedClock();
  const { log, lines } = createLogRecorder();
  const importRecords = (more: readonly MarcRecord[]) => importInto({ pool, clock }, more);
  if (records.length > 0) await importRecords(records);
  started.defer(() => engine.close());
  const follower = createIndexFollower({ db, engine, log });
  await follower.rebuild();
  const availability = createAvailabilityFollower({ db, engine, log });
  await availability.catchUp();
  const tokens = createTokens(await loadSigningKeys({ db, safe }), clock);
  const refreshKey = await loadServerKey({ db, safe }, 'refresh-token');
  const app = await buildTestApp({
    db,
    importPool: pool,
    engine: availability.engine,
    tokens,
    refreshKey,
    refusedPassword,
    clock,
    log,
    pages,
    unlimitedNetworks,
    crawlers,
    internalHosts,
    webhookHosts,
    network,
    imports: createTestDesk({ db, pool, clock }),
  });
  started.defer(() => app.close());
  return {
    app,
    db,
    pool,
    connectionString,
    engine: availability.engine,
    follower,
    tokens,
    refreshKey,
    safe,
    clock,
    importRecords,
    logged: lines,
    titleId: (title) => findTitleId(db, title),
    close: () => started.disposeAsync(),
  };
}

const networkAndPeople = {
  name: 'people',
  write: async (connectionString: string) => {
    const connection = connect({ connectionString, max: 1 });
    await writeNetwork(connection.db);
    await writePeople(connection.db);
    // Keys of the installation, which the first start makes.
    await loadSigningKeys({ db: connection.db, safe });
    await loadServerKey({ db: connection.db, safe }, 'refresh-token');
    await connection.close();
  },
};

/** A server of its own, on what may be another's database. */
export async function buildTestApp(
  deps: Pick<AppDeps, 'db' | 'engine' | 'tokens' | 'refreshKey' | 'clock'> & Partial<AppDeps>,
): Promise<FastifyInstance> {
  const app = await buildApp({
    // Imports alone write through this pool, and none runs here.
    importPool: new pg.Pool(),
    passes: createPasses(deps.refreshKey, deps.clock),
    refusedPassword: null,
    safe,
    setupCode: 'TEST-TEST-TEST',
    log: createLogRecorder().log,
    pages: null,
    trustedProxies: [],
    unlimitedNetworks: ownComputers,
    crawlers: { domains: [], nameServers: [] },
    origin: null,
    readers: deps.db,
    checks: { database: () => isDatabaseUp(deps.db), disk: async () => true, behind: () => 0 },
    internalHosts: [],
    security: { contacts: [], policy: null },
    metrics: null,
    metricsToken: null,
    webhookHosts: [],
    network: () => null,
    imports: createTestDesk({ ...deps, pool: null }),
    ...deps,
  });
  await app.ready();
  return app;
}

async function importInto(
  { pool, clock }: { readonly pool: pg.Pool; readonly clock: FixedClock },
  records: readonly MarcRecord[],
): Promise<void> {
  const reportsFolder = await mkdtemp(join(tmpdir(), 'estante-reports-'));
  const result = await importFiles(
    { pool, clock, reportsFolder, sentenceOf: (reason) => reason },
    {
      files: [{ name: 'test records', records }],
      library: null,
      source: null,
      newLibraries: false,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  );
  await rm(reportsFolder, { recursive: true, force: true });
  if (result.kind !== 'report' || result.report.setAsideFile !== null) {
    throw new Error('a record of the test was set aside');
  }
}

async function findTitleId(db: Db, title: string): Promise<number> {
  const rows = await db.selectFrom('title').select(['id', 'description']).execute();
  const found = rows.find(({ description }) => description.title === title);
  if (!found) throw new Error(`no title '${title}'`);
  return found.id;
}
