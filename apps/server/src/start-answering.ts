import { openAnswering, type HttpServer } from './answering.ts';
import { openAnsweringProcesses } from './answering-processes.ts';
import type { FirstProcess } from './first-process.ts';
import type { Pages } from './http/pages.ts';
import type { JobStatus } from './platform/jobs/job-queue.ts';
import type { Background } from './start-background.ts';
import { startMetrics } from './start-metrics.ts';
import type { Search } from './start-search.ts';
import type { Storage } from './start-storage.ts';
import type { Startup } from './startup.ts';

type AnsweringProcesses = Awaited<ReturnType<typeof openAnsweringProcesses>>;

interface Parts {
  readonly storage: Storage;
  readonly search: Search;
  readonly background: Background;
  readonly pages: Pages | null;
}

interface StartedAnswering {
  /** Where the application is served. */
  readonly address: string;
  /** Replaces the processes that answer, without a gap; null where this process answers. */
  readonly answerAnew: (() => Promise<void>) | null;
}

/** Answers calls and pages: in this process, or in as many others as are configured. */
export async function startAnswering(startup: Startup, parts: Parts): Promise<StartedAnswering> {
  const { config, log, started } = startup;
  const { storage, search, background, pages } = parts;
  let processes: AnsweringProcesses | null = null;
  const others = async () => processes?.metrics() ?? [];
  const metrics = await startMetrics(startup, { ...storage, engine: search.engine }, others);
  const first: FirstProcess = {
    ...search,
    network: background.network,
    imports: importsOf(background),
    metricsText: async () => metrics?.text() ?? '',
  };
  if (config.PROCESSES > 1) processes = await openProcesses(startup, storage, first);
  const answering: HttpServer =
    processes ?? (await openAnswering({ ...storage, config, log, pages, first, metrics }));
  started.defer(() => answering.stop());
  const { address } = answering;
  return { address, answerAnew: processes && (() => processes.anew()) };
}

function openProcesses(
  { config, log }: Startup,
  { connectionString, isDemo }: Storage,
  first: FirstProcess,
): Promise<AnsweringProcesses> {
  const warn = (message: string) => log.error(message);
  return openAnsweringProcesses({
    count: config.PROCESSES,
    connectionString,
    isDemo,
    first,
    warn,
  });
}

function importsOf({ jobs }: Background): FirstProcess['imports'] {
  return {
    send: (run) => jobs.send('import-run', { run }),
    isOver: async (job) => isOver(await jobs.status('import-run', job)),
  };
}

/** Whether a job failed for good, was cancelled, or is no longer known. */
function isOver(status: JobStatus | null): boolean {
  return status === null || status.state === 'failed' || status.state === 'cancelled';
}
