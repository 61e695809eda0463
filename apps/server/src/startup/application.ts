import { refusedPasswordOf } from '../processes/http-server.ts';
import type { Pages } from '../http/pages.ts';
import { keepSetupCode, loadSetupCode } from '../modules/setup/index.ts';
import { checkDataFolder } from '../platform/start/check-data-folder.ts';
import { checkPort } from '../platform/start/check-port.ts';
import type { Config } from '../platform/start/config.ts';
import { untilDatabaseAnswers } from '../platform/database/database-pools.ts';
import { createLogger } from '../platform/logger.ts';
import { startHttp } from './start-http.ts';
import { startBackground } from './start-background.ts';
import { beginOpeningIndex, startSearch } from './start-search.ts';
import { startSip2 } from './start-sip2.ts';
import { openStorage, startPostgres } from './start-storage.ts';
import type { Startup } from './startup.ts';

export interface ApplicationOptions {
  readonly config: Config;
  /** May still be loading; null where other processes answer. */
  readonly pages: Promise<Pages> | Pages | null;
  /** Called at each step of the start, in words for the operator. */
  readonly progress: (step: string) => void;
}

export interface Application {
  /** Address at which the application is served: 'http://127.0.0.1:3000'. */
  readonly address: string;
  /** User names of the demo network, whose password everybody may know; none of any other network. */
  readonly demoLogins: readonly string[];
  /** Code that the person who sets the network up must show; null once it has an administrator. */
  readonly setupCode: string | null;
  /** Resolves with the reason when something that the application cannot do without has ended. */
  readonly failed: Promise<string>;
  /** Replaces the worker processes, without a gap; null where this process answers. */
  readonly replaceWorkers: (() => Promise<void>) | null;
  stop(): Promise<void>;
}

/** Starts the application. Where a step fails, what was started before it is stopped again. */
export async function startApplication(options: ApplicationOptions): Promise<Application> {
  const log = createLogger(options.config.LOG_LEVEL);
  const backgroundLog = untilDatabaseAnswers(log);
  const started = new AsyncDisposableStack();
  try {
    return await startParts({ ...options, log, backgroundLog, started }, options.pages);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** The composition root: each part gets what it needs of those before it. */
async function startParts(
  startup: Startup,
  pages: ApplicationOptions['pages'],
): Promise<Application> {
  const { config, started } = startup;
  await checkPort(config);
  await checkDataFolder(config.DATA_DIR);
  const postgres = await startPostgres(startup);
  // A version whose pages cannot be shown leaves the database as it is.
  const loadedPages = await pages;
  const opening = beginOpeningIndex(startup);
  const storage = await openStorage(startup, postgres.connectionString);
  const search = await startSearch(startup, storage, opening);
  const background = await startBackground(startup, storage, search.engine);
  const { pools, safe, isDemo } = storage;
  const { db } = pools.background;
  const setupCode = await loadSetupCode({ db, safe });
  await startSip2(startup, storage, refusedPasswordOf({ config, isDemo }));
  const { address, replaceWorkers } = await startHttp(startup, {
    storage,
    search,
    background,
    pages: loadedPages,
  });
  return {
    address,
    replaceWorkers,
    setupCode: await keepSetupCode(db, { folder: config.DATA_DIR, code: setupCode }),
    demoLogins: isDemo ? await (await import('../demo/people.ts')).listDemoLogins(db) : [],
    failed: postgres.failed.then((reason) => `PostgreSQL has ended for good. ${reason}`),
    stop: () => started.disposeAsync(),
  };
}
