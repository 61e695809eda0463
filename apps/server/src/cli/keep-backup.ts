import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBackup } from '@estante/database/backup';
import { keyFile } from '../modules/secrets/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { Config } from '../platform/start/config.ts';
import { givenPath } from './given-path.ts';
import type { Terminal } from './run-command.ts';

interface BackupOptions {
  readonly config: Config;
  readonly connectionString: string;
  readonly folder: string;
}

/** Writes everything that a restore needs into a new folder, and tells what it holds. */
export async function keepBackup(
  { config, connectionString, folder }: BackupOptions,
  { t, say, complain }: Terminal,
): Promise<void> {
  const { tables } = await writeBackup(connectionString, folder);
  const hasKey = config.SECRET_KEY === undefined && (await copyKey(keyFile(config), folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(t('backup.written', { folder, rows, tables: tables.length }));
  if (config.SECRET_KEY !== undefined) say(t('backup.secretKey'));
  else if (hasKey) say(t('backup.withKey'));
  else complain(t('backup.noKey', { file: keyFile(config) }));
}

/** The folder of a backup, from where the command is given: 'backup-2026-11-23-2130' where none is named. */
export function backupFolder(named?: string): string {
  const now = Temporal.Now.zonedDateTimeISO(timeZone).toPlainDateTime();
  const minute = now.toString({ smallestUnit: 'minute' }).replace('T', '-').replace(':', '');
  return givenPath(named ?? `backup-${minute}`);
}

/**
 * Copies the key without which nobody can read the secrets in the database. Databases before 0.3.0 have none. A
 * backup whose key cannot be copied is removed, as any that fails.
 */
async function copyKey(file: string, folder: string): Promise<boolean> {
  try {
    await copyFile(file, join(folder, 'secret.key'));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
