import { findRunningPostgres, migrate } from '@estante/database/server';
import { checkDataFolder } from '../platform/start/check-data-folder.ts';
import type { Config } from '../platform/start/config.ts';
import { openPostgres } from '../platform/database/postgres.ts';

export interface OpenedDatabase {
  readonly connectionString: string;
  /** Stops PostgreSQL if this command has started it. */
  close(): Promise<void>;
}

/**
 * Opens the application's database, whether that is running or not, and migrates it.
 * @throws StartError where there is none, MigrationError where it is of another version
 */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<OpenedDatabase> {
  const database = await reachDatabase(config, say);
  try {
    await migrate(database.connectionString);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Reaches the application's database as it is, of whatever version.
 * @throws StartError where there is none
 */
export async function reachDatabase(
  config: Config,
  say: (line: string) => void,
): Promise<OpenedDatabase> {
  await checkDataFolder(config.DATA_DIR);
  const running = config.DATABASE_URL ? null : await findRunningPostgres(config.DATA_DIR);
  if (running !== null) return { connectionString: running, close: async () => {} };
  const postgres = await openPostgres(config, say);
  return { connectionString: postgres.connectionString, close: () => postgres.stop() };
}
