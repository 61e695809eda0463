import { startEmbeddedPostgres, supervise } from '@estante/database';
import type { Config } from './config.ts';

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

/** A reason, in words for the operator, why the application cannot start here. */
export class StartError extends Error {}

/**
 * The outside server where one is configured, else the embedded one under the data folder, which is
 * started again whenever it ends.
 */
export async function openPostgres(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  log: (message: string) => void,
  warn: (message: string) => void = log,
): Promise<Postgres> {
  if (config.DATABASE_URL) {
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
      throw new StartError(result.reason);
  }
}
