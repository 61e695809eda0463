import { join } from 'node:path';
import type { Safe } from '@estante/database';
import { demoPassword } from '@estante/database/demo-password';
import { buildApp } from '../http-app/app.ts';
import type { PrimaryProcess } from './primary-process.ts';
import { createDrain } from '../http/drain.ts';
import type { Metrics } from '../http/metrics/index.ts';
import type { Pages } from '../http/pages.ts';
import {
  createPasses,
  createTokens,
  loadServerKey,
  loadSigningKeys,
} from '../modules/auth/index.ts';
import { openRunFiles } from '../modules/import-runs/index.ts';
import { loadSetupCode } from '../modules/setup/index.ts';
import { asListenError } from '../platform/start/check-port.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/start/config.ts';
import { isDatabaseUp, type DatabasePools } from '../platform/database/database-pools.ts';
import type { DiskSpace } from '../platform/start/disk-space.ts';
import type { createLogger } from '../platform/logger.ts';

export interface HttpServerDeps {
  readonly config: Config;
  readonly pools: DatabasePools;
  readonly disk: DiskSpace;
  readonly safe: Safe;
  readonly log: ReturnType<typeof createLogger>;
  readonly isDemo: boolean;
  readonly pages: Pages | null;
  readonly primary: Omit<PrimaryProcess, 'metrics'>;
  readonly metrics: Metrics | null;
}

export interface HttpServer {
  /** The address that is listened on. */
  readonly address: string;
  /** Answers the requests that have come, and stops listening. */
  stop(): Promise<void>;
}

/**
 * Answers calls and pages in this process.
 * @throws StartError where it cannot listen
 */
export async function openHttpServer(deps: HttpServerDeps): Promise<HttpServer> {
  const { config, pools, disk, safe, log, pages, primary, metrics } = deps;
  const { db } = pools.background;
  const app = await buildApp({
    db: pools.patrons.db,
    readers: pools.readers.db,
    importPool: pools.imports.pool,
    engine: primary.engine,
    tokens: createTokens(await loadSigningKeys({ db, safe }), systemClock),
    passes: createPasses(await loadServerKey({ db, safe }, 'pass-mark'), systemClock),
    refreshKey: await loadServerKey({ db, safe }, 'refresh-token'),
    safe,
    setupCode: await loadSetupCode({ db, safe }),
    refusedPassword: refusedPasswordOf(deps),
    clock: systemClock,
    log,
    pages,
    trustedProxies: config.TRUSTED_PROXIES,
    unlimitedNetworks: config.UNLIMITED_NETWORKS,
    crawlers: { domains: config.CRAWLER_DOMAINS, nameServers: config.CRAWLER_DNS },
    origin: config.SITE_URL ?? null,
    checks: {
      database: () => isDatabaseUp(db),
      disk: () => disk.hasRoom(),
      behind: primary.behind,
    },
    internalHosts: config.INTERNAL_HOSTS,
    security: { contacts: config.SECURITY_CONTACT, policy: config.SECURITY_POLICY ?? null },
    metrics,
    metricsToken: config.METRICS_PORT === undefined ? (config.METRICS_TOKEN ?? null) : null,
    webhookHosts: config.WEBHOOK_HOSTS,
    network: primary.network,
    imports: {
      files: openRunFiles(pools.patrons.db, join(config.DATA_DIR, 'uploads')),
      reportsFolder: join(config.DATA_DIR, 'import-reports'),
      ...primary.imports,
    },
  });
  const drain = createDrain(app.server);
  const address = await app
    .listen({ host: config.HOST, port: config.PORT })
    .catch(async (error: unknown) => {
      await app.close();
      throw asListenError(error, config);
    });
  return {
    address,
    stop: async () => {
      await drain();
      await app.close();
    },
  };
}

/**
 * The demo logins' password, which everybody knows, where readers are real: it lets nobody in. Null for the
 * demo network, and while developing.
 */
export function refusedPasswordOf({
  config,
  isDemo,
}: Pick<HttpServerDeps, 'config' | 'isDemo'>): string | null {
  return config.NODE_ENV === 'production' && !isDemo ? demoPassword : null;
}
