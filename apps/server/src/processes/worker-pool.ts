import type { Worker } from 'node:cluster';
import type { HttpServer } from './http-server.ts';
import { answerWorker, type WorkerCalls, type PrimaryProcess } from './primary-process.ts';
import type { MetricsSnapshot } from '../http/metrics/index.ts';
import { keepProcesses } from '../platform/processes/kept-processes.ts';
import { createCaller } from '../platform/processes/process-calls.ts';

const entry = new URL('./worker-process.ts', import.meta.url);

interface WorkerPool extends HttpServer {
  /** Replaces the processes by new ones, without a moment in which nobody listens. */
  replaceAll(): Promise<void>;
  /** The metrics of each process. */
  metrics(): Promise<readonly MetricsSnapshot[]>;
}

interface Options {
  readonly count: number;
  readonly connectionString: string;
  readonly isDemo: boolean;
  readonly primary: PrimaryProcess;
  readonly warn: (message: string) => void;
}

/** Answers calls and pages in processes of their own, which share the index of this one. */
export async function openWorkerPool({
  count,
  connectionString,
  isDemo,
  primary,
  warn,
}: Options): Promise<WorkerPool> {
  const asks = new WeakMap<Worker, () => Promise<MetricsSnapshot>>();
  const kept = await keepProcesses({
    entry,
    count,
    env: { DATABASE_URL: connectionString, DEMO: String(isDemo) },
    onFork: (worker) => {
      answerWorker(worker, primary);
      const ask = createCaller<WorkerCalls>(worker);
      asks.set(worker, () => ask('metrics'));
    },
    onWarning: warn,
  });
  return {
    address: kept.address,
    stop: () => kept.stop(),
    replaceAll: () => kept.replaceAll(),
    metrics: async () => {
      const all = await Promise.allSettled(kept.all().map(async (worker) => asks.get(worker)?.()));
      return all.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    },
  };
}
