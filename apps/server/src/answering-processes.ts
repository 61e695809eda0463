import type { Worker } from 'node:cluster';
import type { HttpServer } from './answering.ts';
import { answerProcess, type AnsweringCalls, type FirstProcess } from './first-process.ts';
import type { MetricsSnapshot } from './http/metrics/index.ts';
import { keepProcesses } from './platform/processes/kept-processes.ts';
import { createCaller } from './platform/processes/process-calls.ts';

const entry = new URL('./answering-process.ts', import.meta.url);

interface AnsweringProcesses extends HttpServer {
  /** Replaces the processes by new ones, without a moment in which nobody listens. */
  anew(): Promise<void>;
  /** The metrics of each process. */
  metrics(): Promise<readonly MetricsSnapshot[]>;
}

interface Options {
  readonly count: number;
  readonly connectionString: string;
  readonly isDemo: boolean;
  readonly first: FirstProcess;
  readonly warn: (message: string) => void;
}

/** Answers calls and pages in processes of their own, which share the index of this one. */
export async function openAnsweringProcesses({
  count,
  connectionString,
  isDemo,
  first,
  warn,
}: Options): Promise<AnsweringProcesses> {
  const asks = new WeakMap<Worker, () => Promise<MetricsSnapshot>>();
  const kept = await keepProcesses({
    entry,
    count,
    env: { DATABASE_URL: connectionString, DEMO: String(isDemo) },
    onFork: (worker) => {
      answerProcess(worker, first);
      const ask = createCaller<AnsweringCalls>(worker);
      asks.set(worker, () => ask('metrics'));
    },
    onWarning: warn,
  });
  return {
    address: kept.address,
    stop: () => kept.stop(),
    anew: () => kept.replaceAll(),
    metrics: async () => {
      const all = await Promise.allSettled(kept.all().map(async (worker) => asks.get(worker)?.()));
      return all.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
    },
  };
}
