import { openHttpServer } from './http-server.ts';
import { joinPrimaryProcess, type WorkerCalls } from './primary-process.ts';
import { loadPages } from '../http/built-pages.ts';
import { createMetrics, processGauges } from '../http/metrics/index.ts';
import { openSafe } from '../modules/secrets/index.ts';
import { openConnections } from './open-connections.ts';
import { collectWhenCalm } from '../platform/processes/calm-collection.ts';
import { readConfig } from '../platform/start/config.ts';
import type { OfItself } from '../platform/processes/kept-processes.ts';
import { createLogger } from '../platform/logger.ts';
import { answerCalls, type Channel } from '../platform/processes/process-calls.ts';
import { isForOperators } from '../platform/start/start-error.ts';
import { logUncaught } from '../platform/processes/uncaught.ts';

/** Entry of a worker. The primary process has set its environment, and has the index. */
const config = readConfig(process.env);
const log = createLogger(config.LOG_LEVEL);
const channel: Channel & NodeJS.EventEmitter = process;
const started = new AsyncDisposableStack();
const say = (message: OfItself) => process.send?.(message);

// Ctrl-C reaches all of a terminal's processes: the first one says when.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());

try {
  const address = await start();
  logUncaught(log);
  collectWhenCalm();
  say({ kind: 'ready', address });
} catch (error) {
  if (!isForOperators(error)) log.fatal({ err: error }, 'a process that answers cannot start');
  else say({ kind: 'unable', reason: error.message });
  await started.disposeAsync();
  process.exitCode = 1;
  process.disconnect?.();
}

async function start(): Promise<string> {
  const connectionString = config.DATABASE_URL ?? '';
  const primary = await joinPrimaryProcess(channel);
  const onWarning = (err: Error) => log.error({ err }, 'a page thread is started again');
  const pages = await loadPages({ threads: config.PAGE_THREADS, onWarning });
  const { pools, disk } = openConnections({ config, log, started }, connectionString);
  const safe = await openSafe(pools.background.db, config);
  const isCounted = config.METRICS_PORT !== undefined || config.METRICS_TOKEN !== undefined;
  const counts = isCounted ? createMetrics(processGauges(pools)) : null;
  const calls: WorkerCalls = { metrics: async () => counts?.snapshot() ?? [] };
  answerCalls(channel, calls);
  const metrics = counts && { ...counts, text: () => primary.metricsText() };
  const answering = await openHttpServer({
    config,
    pools,
    disk,
    safe,
    log,
    isDemo: config.DEMO,
    pages,
    primary,
    metrics,
  });
  started.defer(() => answering.stop());
  return answering.address;
}

async function stop(): Promise<void> {
  await started.disposeAsync();
  process.exit(0);
}
