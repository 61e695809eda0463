import { findRunningPostgres, migrate, startEmbeddedPostgres } from '@estante/database';
import type { Config } from '../platform/config.ts';

export interface OpenedDatabase {
  readonly connectionString: string;
  /** Stops PostgreSQL if this command started it. */
  close(): Promise<void>;
}

export type OpenDatabaseResult = OpenedDatabase | { readonly problem: string };

/** The database of the application, whether that is running or not, brought up to date. */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<OpenDatabaseResult> {
  const opened = await reachDatabase(config, say);
  if ('problem' in opened) return opened;
  try {
    await migrate(opened.connectionString);
    return opened;
  } catch (error) {
    await opened.close();
    return { problem: error instanceof Error ? error.message || String(error) : String(error) };
  }
}

async function reachDatabase(
  { DATABASE_URL, DATA_DIR }: Config,
  say: (line: string) => void,
): Promise<OpenDatabaseResult> {
  const given = DATABASE_URL ?? (await findRunningPostgres(DATA_DIR));
  if (given) return { connectionString: given, close: async () => {} };
  const started = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: say });
  switch (started.kind) {
    case 'started':
      return { connectionString: started.connectionString, close: () => started.stop() };
    case 'already-running':
      return {
        problem: `PostgreSQL is just starting on ${DATA_DIR} (process ${started.pid}): try again.`,
      };
    case 'unavailable':
      return { problem: started.reason };
  }
}
