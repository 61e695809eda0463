import { connect } from '@estante/database';
import type { MarcRecord } from '@estante/marc';
import { openOracle, type SearchEngine } from '@estante/search-engine';
import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Logger } from 'pino';
import { buildApp, type AppDeps } from '../src/http-app/app.ts';
import type { Pages } from '../src/http/pages.ts';
import {
  createPasses,
  createTokens,
  loadServerKey,
  loadSigningKeys,
} from '../src/modules/auth/index.ts';
import { createAvailabilityFollower } from '../src/modules/search/index.ts';
import { isDatabaseUp } from '../src/platform/database/database-pools.ts';
import { fixedClock } from './fixed-clock.ts';
import { createTestDesk } from './import-desk.ts';
import { createLogRecorder } from './log-recorder.ts';
import { safe } from './safe.ts';
import { writeNetwork } from './network.ts';
import { writePeople } from './people.ts';
import type { TestApp } from './test-app.ts';

export interface TestAppOverrides {
  /** Records, imported in this order. */
  readonly records?: readonly MarcRecord[];
  /** The oracle where none is given. Closed with the app. */
  readonly engine?: SearchEngine;
  readonly pages?: Pages | null;
  readonly refusedPassword?: string;
  readonly unlimitedNetworks?: readonly string[];
  readonly crawlers?: AppDeps['crawlers'];
  readonly internalHosts?: readonly string[];
  readonly webhookHosts?: readonly string[];
  /** Search of the network; where it is not given, the network cannot be searched. */
  readonly network?: AppDeps['network'];
  /**
   * True where no other test may have used it, as what is tried is what it remembers beside rows: counts of calls,
   * that the network is set up, that another server failed.
   */
  readonly isNew?: true;
}

/** As an operator sets it for the library's own computers: tests ask in crowds. */
const loopbackNetworks = ['127.0.0.0/8'];

/** An application, whichever test has it. */
export interface TestServer extends Pick<
  TestApp,
  'app' | 'clock' | 'logged' | 'tokens' | 'refreshKey'
> {
  readonly database: TestDatabase;
  readonly log: Logger;
  readonly index: SearchEngine;
  /** The engine as the application holds it. */
  readonly engine: SearchEngine;
  /** Rows that its database has again after each test; null: those of its template. */
  first: FirstRows | null;
}

export interface FirstRows {
  /** The records that it was filled with. */
  readonly records: string;
  /** The version of an index of them. */
  readonly version: number | undefined;
}

/** Opens a new server, on a database without titles. */
export async function openServer(overrides: TestAppOverrides): Promise<TestServer> {
  const { engine: index = openOracle(), pages = null, refusedPassword = null } = overrides;
  const { unlimitedNetworks = loopbackNetworks } = overrides;
  const { crawlers = { domains: [], nameServers: [] } } = overrides;
  const { internalHosts = [], webhookHosts = [], network = () => null } = overrides;
  const database = await createTestDatabase(networkAndPeople);
  const { db, pool } = database;
  const clock = fixedClock();
  const { log, lines } = createLogRecorder();
  const { engine } = createAvailabilityFollower({ db, engine: index, log });
  const tokens = createTokens(await loadSigningKeys({ db, safe }), clock);
  const refreshKey = await loadServerKey({ db, safe }, 'refresh-token');
  const app = await buildTestApp({
    db,
    importPool: pool,
    engine,
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
  const logged = lines;
  return { database, app, index, engine, clock, log, logged, tokens, refreshKey, first: null };
}

/** Makes it as new, but for its `first` rows. False where it can only be closed. */
export async function renew({ database, clock, logged }: TestServer): Promise<boolean> {
  const isNew = await database.renew();
  clock.reset();
  logged.length = 0;
  return isNew;
}

export async function closeServer({ app, index, database }: TestServer): Promise<void> {
  await app.close();
  await index.close();
  await database.drop();
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
    unlimitedNetworks: loopbackNetworks,
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
