import { openSip2Server } from '../modules/sip2/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/start/config.ts';
import type { Storage } from './start-storage.ts';
import type { Startup } from './startup.ts';

/** Answers self-service terminals, where a port for them is configured; not on trial. */
export async function startSip2(
  { config, log, progress, started }: Startup,
  { pools, safe }: Storage,
  refusedPassword: string | null,
): Promise<void> {
  if (config.SIP2_PORT === undefined || config.TRIAL) return;
  const deps = { db: pools.patrons.db, safe, clock: systemClock, log, refusedPassword };
  const server = await openSip2Server(deps, addressOf(config, config.SIP2_PORT));
  progress(`SIP2 is served on port ${server.port}`);
  started.defer(() => server.close());
}

function addressOf(config: Config, port: number) {
  const { SIP2_HOST: host, SIP2_TLS_CERT: certPath, SIP2_TLS_KEY: keyPath } = config;
  const tls = certPath !== undefined && keyPath !== undefined ? { certPath, keyPath } : null;
  return { host, port, tls };
}
