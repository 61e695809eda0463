import { migrate } from '@estante/database';
import { join } from 'node:path';
import { openAnswering, refusedPasswordOf } from './answering.ts';
import { openAnsweringProcesses } from './answering-processes.ts';
import { createJobs } from './jobs/index.ts';
import { listDemoLogins } from './demo/people.ts';
import { isDemoNetwork, loadDemoNetwork } from './demo/network.ts';
import { createMetrics, looksOf, openMetricsServer } from './http/metrics/index.ts';
import type { Pages } from './http/pages.ts';
import { hasTitles } from './modules/catalogue/index.ts';
import { holds } from './modules/circulation/index.ts';
import { createPlacer, sentenceOfReason } from './modules/import/index.ts';
import { openRunFiles } from './modules/import-runs/index.ts';
import { createHarvester } from './modules/harvester/index.ts';
import { createNetworkIndex } from './modules/network/index.ts';
import { createStamper } from './modules/oai-pmh/index.ts';
import { createFolderKeeper } from './modules/retention/index.ts';
import {
  createAvailabilityFollower,
  createIndexFollower,
  openEngine,
  serveIndex,
} from './modules/search/index.ts';
import { keepSetupCode, loadSetupCode } from './modules/setup/index.ts';
import { openSip2Server } from './modules/sip2/index.ts';
import { openSafe, sealPlainSecrets } from './modules/secrets/index.ts';
import { createWebhookSender } from './modules/webhooks/index.ts';
import { checkDataFolder } from './platform/check-data-folder.ts';
import { checkPort } from './platform/check-port.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openPools, untilDatabaseAnswers } from './platform/database-pools.ts';
import { diskFull, freeBytes, watchDiskSpace } from './platform/disk-space.ts';
import type { JobStatus } from './platform/job-queue.ts';
import { createLogger } from './platform/logger.ts';
import { createMailSender } from './platform/mail-outbox.ts';
import { createFileMailer, createSmtpMailer, type Mailer } from './platform/mailer.ts';
import { createOutsideServers } from './platform/outside-server.ts';
import { openPostgres } from './platform/postgres.ts';

export interface ApplicationOptions {
  readonly config: Config;
  readonly pages: Pages | null;
  /** Told each step of the start, in words for the operator. */
  readonly progress: (step: string) => void;
}

export interface Application {
  /** Where it is served. */
  readonly address: string;
  /** User names that everybody may know the password of: those of the demo network. */
  readonly demoLogins: readonly string[];
  /** By which the network is set up; null once it has an administrator. */
  readonly setupCode: string | null;
  /** Resolves with the reason when something it cannot do without has ended. */
  readonly failed: Promise<string>;
  /** Processes that answer are replaced, without a gap; null where this one answers. */
  readonly answerAnew: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

/** Wires and starts everything; what was started is stopped again where a later step fails. */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const { config, pages, progress } = options;
  const log = createLogger(config.LOG_LEVEL);
  const ownWork = untilDatabaseAnswers(log);
  const started = new AsyncDisposableStack();
  try {
    await checkPort(config);
    await checkDataFolder(config.DATA_DIR);
    progress(config.DATABASE_URL ? 'Connecting to PostgreSQL' : 'Starting PostgreSQL');
    const postgres = await openPostgres(
      config,
      (message) => log.info(message),
      (message) => log.warn(message),
    );
    started.defer(() => postgres.stop());
    const { connectionString } = postgres;
    // Its threads start, and read what is kept, while the database is made ready.
    const opening = openEngine(config, {
      name: 'search-index',
      workers: config.SEARCH_WORKERS,
      onWarning: (message) => log.warn(message),
    });
    // Where it fails, it is told of below.
    const closeOpened = opening.then(
      (index) => () => index.close(),
      () => () => {},
    );
    started.defer(async () => (await closeOpened)());
    await migrate(connectionString);
    const disk = watchDiskSpace(config.DATA_DIR);
    const pools = openPools({
      connectionString,
      size: config.DATABASE_POOL,
      log,
      onServerError: (code) => {
        if (code === diskFull) disk.noteFull();
      },
    });
    started.defer(() => pools.close());
    const { db } = pools.background;
    const { pool } = pools.imports;
    const safe = await openSafe(db, config);
    const isNew = !(await hasTitles(db));
    const reportsFolder = join(config.DATA_DIR, 'import-reports');
    if (config.DEMO)
      await loadDemoNetwork({ db, pool, clock: systemClock, reportsFolder }, progress);

    await sealPlainSecrets(db, safe);
    const isDemo = await isDemoNetwork(db);

    progress('Opening the search index');
    const index = await opening;
    const follower = createIndexFollower({ db, engine: index, log: ownWork });
    started.defer(() => follower.stop());
    if ((await follower.start()) === 'building') {
      // Of a new network everything is new: its first search should find what there is.
      if (isNew) await follower.caughtUp();
      else progress('The search index is being built: until it is there, all but searches works');
    }
    const searched = serveIndex(index, follower.isTrue);
    const availability = createAvailabilityFollower({ db, engine: searched, log: ownWork });
    availability.start();
    started.defer(() => availability.stop());
    const { engine } = availability;

    const files = openRunFiles(db, join(config.DATA_DIR, 'uploads'));
    const outsideServers = createOutsideServers(config.INTERNAL_HOSTS);
    const jobs = createJobs({
      connectionString,
      reach: pools.reach,
      imports: { pool, clock: systemClock, reportsFolder, files, sentenceOf: sentenceOfReason },
      db,
      engine,
      safe,
      clock: systemClock,
      outsideServers,
      origin: config.SITE_URL ?? null,
      log: ownWork,
    });
    await jobs.start();
    started.defer(() => jobs.stop());

    const folders = createFolderKeeper({ dataDir: config.DATA_DIR, clock: systemClock, log });
    folders.start();
    started.defer(() => folders.stop());

    const holdFollower = holds.createHoldFollower({ db, clock: systemClock, log: ownWork });
    holdFollower.start();
    started.defer(() => holdFollower.stop());

    const stamper = createStamper({ db, log: ownWork });
    stamper.start();
    started.defer(() => stamper.stop());

    const placer = createPlacer(pool, ownWork);
    placer.start();
    started.defer(() => placer.stop());

    const network = createNetworkIndex({
      db,
      log: ownWork,
      open: () =>
        openEngine(config, {
          name: 'network-index',
          workers: 1,
          onWarning: (message) => log.warn(message),
        }),
    });
    network.start();
    started.defer(() => network.stop());

    const harvester = createHarvester({ db, clock: systemClock, outsideServers, log: ownWork });
    harvester.start();
    started.defer(() => harvester.stop());

    const webhooks = createWebhookSender({
      db,
      clock: systemClock,
      safe,
      readerServers: createOutsideServers(config.WEBHOOK_HOSTS),
      log: ownWork,
    });
    webhooks.start();
    started.defer(() => webhooks.stop());

    const mailer = openMailer(config, progress);
    if (config.SITE_URL === undefined)
      progress(
        'SITE_URL is not set: letters of the night have no links, others the address of the request',
      );
    const sender = createMailSender({ db, clock: systemClock, mailer, log: ownWork });
    sender.start();
    started.defer(() => sender.stop());

    const setupCode = await loadSetupCode({ db, safe });
    const refusedPassword = refusedPasswordOf({ config, isDemo });
    if (config.SIP2_PORT !== undefined) {
      const terminals = { db: pools.patrons.db, safe, clock: systemClock, log, refusedPassword };
      const sip2 = await openSip2Server(terminals, sip2OptionsOf(config, config.SIP2_PORT));
      progress(`SIP2 is served on port ${sip2.port}`);
      started.defer(() => sip2.close());
    }

    let answering: Awaited<ReturnType<typeof openAnsweringProcesses>> | null = null;
    const { METRICS_PORT, METRICS_TOKEN = null } = config;
    const metrics =
      METRICS_PORT === undefined && METRICS_TOKEN === null
        ? null
        : createMetrics(
            looksOf({ pools, engine, freeBytes: () => freeBytes(config.DATA_DIR) }),
            async () => answering?.counted() ?? [],
          );
    if (metrics && METRICS_PORT !== undefined) {
      const place = { host: config.METRICS_HOST, port: METRICS_PORT, token: METRICS_TOKEN };
      const served = await openMetricsServer(metrics, place);
      progress(`Metrics are served on port ${served.port}`);
      started.defer(() => served.close());
    }

    const first = {
      engine,
      behind: follower.behind,
      network: network.search,
      imports: {
        send: (run: number) => jobs.send('import-run', { run }),
        isOver: async (job: string) => isOver(await jobs.status('import-run', job)),
      },
      metricsText: async () => metrics?.text() ?? '',
    };
    const { PROCESSES: count } = config;
    const warn = (message: string) => log.error(message);
    answering =
      count > 1
        ? await openAnsweringProcesses({ count, connectionString, isDemo, first, warn })
        : null;
    const open =
      answering ??
      (await openAnswering({ config, pools, disk, safe, log, isDemo, pages, first, metrics }));
    started.defer(() => open.stop());
    return {
      address: open.address,
      answerAnew: answering && (() => answering.anew()),
      setupCode: await keepSetupCode(db, { folder: config.DATA_DIR, code: setupCode }),
      demoLogins: isDemo ? await listDemoLogins(db) : [],
      failed: postgres.failed.then((reason) => `PostgreSQL has ended for good. ${reason}`),
      stop: () => started.disposeAsync(),
    };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** A job that failed for good, was taken out, or is not known any more. */
function isOver(status: JobStatus | null): boolean {
  return status === null || status.state === 'failed' || status.state === 'cancelled';
}

function sip2OptionsOf(config: Config, port: number) {
  const { SIP2_HOST: host, SIP2_TLS_CERT: certPath, SIP2_TLS_KEY: keyPath } = config;
  const tls = certPath !== undefined && keyPath !== undefined ? { certPath, keyPath } : null;
  return { host, port, tls };
}

function openMailer(config: Config, progress: (step: string) => void): Mailer {
  const { SMTP_URL: address, MAIL_FROM: from } = config;
  if (address !== undefined) return createSmtpMailer(address, from);
  const folder = join(config.DATA_DIR, 'mail');
  progress(`Mail is written to ${folder}: SMTP_URL is not set`);
  return createFileMailer(folder, from);
}
