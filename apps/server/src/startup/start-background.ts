import { join } from 'node:path';
import type { SearchEngine } from '@estante/search-engine';
import { createJobs, type Queues } from '../jobs/index.ts';
import { holds } from '../modules/circulation/index.ts';
import { createHarvester } from '../modules/harvester/index.ts';
import { createPlacer, sentenceOfReason } from '../modules/import/index.ts';
import { openRunFiles } from '../modules/import-runs/index.ts';
import { createNetworkIndex, type NetworkSearch } from '../modules/network/index.ts';
import { createStamper } from '../modules/oai-pmh/index.ts';
import { createFolderKeeper } from '../modules/retention/index.ts';
import { openEngine } from '../modules/search/index.ts';
import { createWebhookSender } from '../modules/webhooks/index.ts';
import { systemClock as clock } from '../platform/clock.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { createOutsideServers } from '../platform/outside/outside-server.ts';
import { startMail } from './start-mail.ts';
import type { Storage } from './start-storage.ts';
import type { Startup } from './startup.ts';

/** Work that is done apart from requests. */
export interface Background {
  readonly jobs: JobQueue<Queues>;
  /** Searches the catalogues of the network's institutions. */
  readonly network: NetworkSearch;
}

interface Worker {
  start(): void;
  stop(): Promise<void>;
}

/**
 * Starts the queues of jobs, the loops that follow the database, and the sending of e-mails; on trial what
 * answers need alone.
 */
export async function startBackground(
  startup: Startup,
  storage: Storage,
  engine: SearchEngine,
): Promise<Background> {
  const { config, log, backgroundLog, started } = startup;
  const { pools, safe } = storage;
  const { db } = pools.background;
  const outsideServers = createOutsideServers(config.INTERNAL_HOSTS);
  const deps = { db, clock, safe, outsideServers, log: backgroundLog };
  const run = (worker: Worker) => {
    worker.start();
    started.defer(() => worker.stop());
  };
  const jobs = createJobs({
    ...deps,
    engine,
    connectionString: storage.connectionString,
    reach: pools.reach,
    imports: importDepsOf(startup, storage),
    origin: config.SITE_URL ?? null,
    isIdle: config.TRIAL,
  });
  await jobs.start();
  started.defer(() => jobs.stop());
  const network = createNetworkIndex({ ...deps, open: () => openNetworkEngine(startup) });
  run(network);
  if (config.TRIAL) {
    sayOfTrial(startup);
    return { jobs, network: network.search };
  }
  run(createFolderKeeper({ dataDir: config.DATA_DIR, clock, log }));
  run(holds.createHoldFollower(deps));
  run(createStamper(deps));
  run(createPlacer(pools.imports.pool, backgroundLog));
  run(createHarvester(deps));
  run(createWebhookSender({ ...deps, readerServers: createOutsideServers(config.WEBHOOK_HOSTS) }));
  startMail(startup, db);
  return { jobs, network: network.search };
}

function sayOfTrial({ progress, log }: Startup): void {
  progress('TRIAL is set: no jobs run, no mail or webhook is sent, SIP2 is not served');
  log.warn('on trial: no jobs, no mail, no webhooks, no SIP2');
}

function importDepsOf({ config }: Startup, { pools, reportsFolder }: Storage) {
  const files = openRunFiles(pools.background.db, join(config.DATA_DIR, 'uploads'));
  const { pool } = pools.imports;
  return { pool, clock, reportsFolder, files, sentenceOf: sentenceOfReason };
}

function openNetworkEngine({ config, log }: Startup): Promise<SearchEngine> {
  return openEngine(config, {
    name: 'network-index',
    workers: 1,
    onWarning: (message) => log.warn(message),
  });
}
