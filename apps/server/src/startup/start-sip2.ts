import { openSip2Server } from '../modules/sip2/index.ts';
import { systemClock } from '../platform/clock.ts';
import { asListenError } from '../platform/start/check-port.ts';
import type { Config } from '../platform/start/config.ts';
import { StartError } from '../platform/start/start-error.ts';
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
  const where = addressOf(config, config.SIP2_PORT);
  const server = await openSip2Server(deps, where).catch((error: unknown) => {
    throw asSip2Error(error, where);
  });
  progress(`SIP2 is served on port ${server.port}`);
  started.defer(() => server.close());
}

function addressOf(config: Config, port: number) {
  const { SIP2_HOST: host, SIP2_TLS_CERT: certPath, SIP2_TLS_KEY: keyPath } = config;
  const tls = certPath !== undefined && keyPath !== undefined ? { certPath, keyPath } : null;
  return { host, port, tls };
}

/** The error of an opening that failed: a StartError where the operator can mend it. */
function asSip2Error(error: unknown, { host, port, tls }: ReturnType<typeof addressOf>) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOfFiles =
    /^(ENOENT|EACCES|EISDIR|ENOTDIR)$/.test(code) && String(error).includes(' open ');
  if (tls && (isOfFiles || code.startsWith('ERR_'))) {
    const files = `SIP2_TLS_CERT (${tls.certPath}) or SIP2_TLS_KEY (${tls.keyPath})`;
    return new StartError(
      `${files} cannot be used: name the PEM files of one pair (${String(error)}).`,
    );
  }
  const settings = { host: 'SIP2_HOST', port: 'SIP2_PORT' } as const;
  return asListenError(error, { HOST: host, PORT: port }, settings);
}
