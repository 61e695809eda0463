import { openHttpServer, type HttpServer } from '../processes/http-server.ts';
import { openWorkerPool } from '../processes/worker-pool.ts';
import type { PrimaryProcess } from '../processes/primary-process.ts';
import type { Pages } from '../http/pages.ts';
import type { JobStatus } from '../platform/jobs/job-queue.ts';
import type { Background } from './start-background.ts';
import { startMetrics } from './start-metrics.ts';
import type { Search } from './start-search.ts';
import type { Storage } from './start-storage.ts';
import type { Startup } from './startup.ts';

type WorkerPool = Awaited<ReturnType<typeof openWorkerPool>>;

interface Parts {
  readonly storage: Storage;
  readonly search: Search;
  readonly background: Background;
  readonly pages: Pages | null;
}

interface StartedHttp {
  /** Address at which the application is served. */
  readonly address: string;
  /** Replaces the worker processes, without a gap; null where this process answers. */
  readonly replaceWorkers: (() => Promise<void>) | null;
}

/** Answers calls and pages: in this process, or in as many others as are configured. */
export async function startHttp(startup: Startup, parts: Parts): Promise<StartedHttp> {
  const { config, log, started } = startup;
  const { storage, search, background, pages } = parts;
  let processes: WorkerPool | null = null;
  const others = async () => processes?.metrics() ?? [];
  const metrics = await startMetrics(startup, { ...storage, ...search }, others);
  const primary: PrimaryProcess = {
    ...search,
    network: background.network,
    imports: importsOf(background),
    metricsText: async () => metrics?.text() ?? '',
  };
  if (config.PROCESSES > 1) processes = await openProcesses(startup, storage, primary);
  const answering: HttpServer =
    processes ?? (await openHttpServer({ ...storage, config, log, pages, primary, metrics }));
  started.defer(() => answering.stop());
  const { address } = answering;
  return { address, replaceWorkers: processes && (() => processes.replaceAll()) };
}

function openProcesses(
  { config, log }: Startup,
  { connectionString, isDemo }: Storage,
  primary: PrimaryProcess,
): Promise<WorkerPool> {
  const warn = (message: string) => log.error(message);
  return openWorkerPool({
    count: config.PROCESSES,
    connectionString,
    isDemo,
    primary,
    warn,
  });
}

function importsOf({ jobs }: Background): PrimaryProcess['imports'] {
  return {
    send: (run) => jobs.send('import-run', { run }),
    isOver: async (job) => isOver(await jobs.status('import-run', job)),
  };
}

/** Whether a job failed for good, was cancelled, or is no longer known. */
function isOver(status: JobStatus | null): boolean {
  return status === null || status.state === 'failed' || status.state === 'cancelled';
}
