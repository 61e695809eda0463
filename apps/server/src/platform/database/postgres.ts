import { startEmbeddedPostgres, supervise } from '@estante/database/server';
import { checkDatabase } from './check-database.ts';
import type { Config } from '../start/config.ts';
import { StartError } from '../start/start-error.ts';

/** A PostgreSQL that the application may use. */
export interface Postgres {
  readonly connectionString: string;
  /**
   * Resolves with the reason when the embedded PostgreSQL has ended and cannot be started again; never for
   * another server.
   */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Opens the configured server, else the embedded PostgreSQL in the data folder, which is started again whenever
 * it ends.
 * @throws StartError where neither can be used
 */
export async function openPostgres(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: (message: string) => void,
  warn: (message: string) => void = log,
): Promise<Postgres> {
  if (config.DATABASE_URL) {
    await checkDatabase(config.DATABASE_URL);
    const never = new Promise<string>(() => {});
    return { connectionString: config.DATABASE_URL, failed: never, stop: async () => {} };
  }
  const dataDir = config.DATA_DIR;
  const result = await startEmbeddedPostgres({ dataDir, log });
  switch (result.kind) {
    case 'started': {
      const port = Number(new URL(result.connectionString).port);
      const startAgain = () => startEmbeddedPostgres({ dataDir, log, port });
      return supervise(result, { startAgain, log: warn });
    }
    case 'already-running':
      throw new StartError(
        `Estante is already running on ${config.DATA_DIR} (PostgreSQL process ${result.pid}).`,
      );
    case 'unavailable':
      throw new StartError(inOneLine(result.reason));
  }
}

/** Puts a reason into one line. It ends with what PostgreSQL said; the rest is in its log. */
function inOneLine(reason: string): string {
  return reason
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ');
}
