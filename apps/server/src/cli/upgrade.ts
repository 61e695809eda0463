import { findRunningPostgres, migrate, readMigrationStatus } from '@estante/database/server';
import { readConfig, type Config } from '../platform/start/config.ts';
import { readVersion } from '../platform/start/version.ts';
import { backupFolder, keepBackup } from './keep-backup.ts';
import { reachDatabase } from './open-database.ts';
import { readOptions, type ReadResult } from './read-words.ts';
import { runCommand, type Terminal } from './run-command.ts';

interface Upgrade {
  /** Whether to upgrade; without, the command only tells what it would do. */
  readonly isMeant: boolean;
  readonly folder: string | undefined;
}

await runCommand({ help: (t) => t('upgrade.help'), read: readUpgrade, act: upgrade });

function readUpgrade(words: readonly string[]): ReadResult<Upgrade> {
  const read = readOptions(words, { yes: { type: 'boolean', default: false } });
  if (read.kind === 'wrong') return read;
  const { values, positionals } = read.given;
  const [folder, ...more] = positionals;
  if (more.length > 0 || (folder !== undefined && !values.yes)) return { kind: 'wrong' };
  return { kind: 'given', given: { isMeant: values.yes, folder } };
}

async function upgrade({ isMeant, folder }: Upgrade, terminal: Terminal): Promise<number> {
  const { t, say, complain } = terminal;
  const config = readConfig(process.env);
  if (isMeant && (await isRunning(config))) {
    complain(t('backup.running', { folder: config.DATA_DIR }));
    return 1;
  }
  const database = await reachDatabase(config, terminal);
  try {
    const { connectionString } = database;
    const isPending = await tellPending(connectionString, terminal);
    if (!isMeant || !isPending) return 0;
    await keepBackup({ config, connectionString, folder: backupFolder(folder) }, terminal);
    const applied = await migrate(connectionString);
    say(t('upgrade.done', { done: applied.length }));
    return 0;
  } finally {
    await database.close();
  }
}

/** Whether the application runs on its embedded PostgreSQL; the users of another server cannot be known. */
async function isRunning({ DATABASE_URL, DATA_DIR }: Config): Promise<boolean> {
  return DATABASE_URL === undefined && (await findRunningPostgres(DATA_DIR)) !== null;
}

async function tellPending(connectionString: string, { t, say }: Terminal): Promise<boolean> {
  const { last, release, pending } = await readMigrationStatus(connectionString);
  say(`Estante ${await readVersion()}`);
  if (last === null) {
    say(t('upgrade.empty'));
    return false;
  }
  say(t('upgrade.database', { release: release ?? '—', migration: last }));
  for (const name of pending) say(`  ${name}`);
  if (pending.length === 0) say(t('upgrade.none'));
  else say(t('upgrade.pending', { pending: pending.length }));
  return pending.length > 0;
}
