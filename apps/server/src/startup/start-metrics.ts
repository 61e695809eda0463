import {
  createMetrics,
  serverGauges,
  openMetricsServer,
  type MetricsSnapshot,
  type Metrics,
} from '../http/metrics/index.ts';
import { asListenError } from '../platform/start/check-port.ts';
import { freeBytes } from '../platform/start/disk-space.ts';
import type { Search } from './start-search.ts';
import type { Storage } from './start-storage.ts';
import type { Startup } from './startup.ts';

/**
 * Counts, and serves the metrics on a port of their own where one is configured; null where metrics are
 * off. `others`: the metrics of the worker processes.
 */
export async function startMetrics(
  { config, progress, started }: Startup,
  { pools, engine, behind }: Pick<Storage, 'pools'> & Pick<Search, 'engine' | 'behind'>,
  others: () => Promise<readonly MetricsSnapshot[]>,
): Promise<Metrics | null> {
  const { METRICS_HOST: host, METRICS_PORT: port, METRICS_TOKEN: token = null } = config;
  if (port === undefined && token === null) return null;
  const sources = serverGauges({
    pools,
    engine,
    behind,
    freeBytes: () => freeBytes(config.DATA_DIR),
  });
  const metrics = createMetrics(sources, others);
  if (port === undefined) return metrics;
  const server = await openMetricsServer(metrics, { host, port, token }).catch((error: unknown) => {
    const settings = { host: 'METRICS_HOST', port: 'METRICS_PORT' } as const;
    throw asListenError(error, { HOST: host, PORT: port }, settings);
  });
  progress(`Metrics are served on port ${server.port}`);
  started.defer(() => server.close());
  return metrics;
}
