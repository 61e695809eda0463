import { startEmbeddedPostgres, supervise } from '@estante/database/server';
import { checkDatabase } from './check-database.ts';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** A PostgreSQL the application may use, and how to let go of it. */
export interface Postgres {
  readonly connectionString: string;
  /**
   * Resolves with the reason when a PostgreSQL of ours has ended and does not start again; never
   * for an outside one.
   */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

/**
 * The outside server where one is configured, else the embedded one under the data folder, which is
 * started again whenever it ends.
 * @throws StartError where there is none to be had
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

/** What PostgreSQL said is the last of it; operators look for the rest in its log. */
function inOneLine(reason: string): string {
  return reason
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' ');
}
