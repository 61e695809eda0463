import { resolve } from 'node:path';
import {
  findRunningPostgres,
  hasCluster,
  migrate,
  readMigrationStatus,
} from '@estante/database/server';
import { checkDataFolder } from '../platform/start/check-data-folder.ts';
import type { Config } from '../platform/start/config.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { StartError } from '../platform/start/start-error.ts';
import type { Terminal } from './run-command.ts';

export interface OpenedDatabase {
  readonly connectionString: string;
  /** Stops PostgreSQL if this command has started it. */
  close(): Promise<void>;
}

interface OpenOptions {
  /** Whether the command may begin the data folder of an application that has never been started. */
  readonly mayBegin?: boolean;
}

/**
 * Opens the application's database, whether that is running or not. An empty one is made ready; one of an earlier
 * version is left as it is, since servers of that version may be running on it, and no backup has been made.
 * @throws StartError where there is none, or it is of an earlier version; MigrationError where of another one
 */
export async function openDatabase(
  config: Config,
  terminal: Terminal,
  options: OpenOptions = {},
): Promise<OpenedDatabase> {
  const database = await reachDatabase(config, terminal, options);
  const { connectionString } = database;
  try {
    const { last, pending } = await readMigrationStatus(connectionString);
    if (last === null) await migrate(connectionString);
    else if (pending.length > 0) throw new StartError(terminal.t('terminal.earlierVersion'));
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
  terminal: Terminal,
  { mayBegin = false }: OpenOptions = {},
): Promise<OpenedDatabase> {
  if (!mayBegin) await requireDatabase(config, terminal);
  await checkDataFolder(config.DATA_DIR);
  const running = config.DATABASE_URL ? null : await findRunningPostgres(config.DATA_DIR);
  if (running !== null) return { connectionString: running, close: async () => {} };
  const postgres = await openPostgres(config, terminal.complain);
  return { connectionString: postgres.connectionString, close: () => postgres.stop() };
}

/**
 * Refuses to work on a data folder without a database, and makes none there: the settings of the application are
 * then elsewhere, and whatever would be said of the new database would be untrue of its own.
 * @throws StartError
 */
export async function requireDatabase(
  { DATABASE_URL, DATA_DIR }: Config,
  { t }: Terminal,
): Promise<void> {
  if (DATABASE_URL || (await hasCluster(DATA_DIR))) return;
  throw new StartError(t('terminal.noDatabase', { folder: resolve(DATA_DIR) }));
}
