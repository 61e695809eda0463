import { constants } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningPostgres } from '@estante/database/server';
import { readManifest, restoreBackup } from '@estante/database/backup';
import { keyFile } from '../modules/secrets/index.ts';
import { checkDataFolder } from '../platform/start/check-data-folder.ts';
import { readConfig, type Config } from '../platform/start/config.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { StartError } from '../platform/start/start-error.ts';
import { givenPath } from './given-path.ts';
import { readPlain } from './read-words.ts';
import { runCommand, type Terminal } from './run-command.ts';

await runCommand({
  help: (t) => t('backup.restoreHelp'),
  read: (words) => readPlain(words, { least: 1, most: 1 }),
  act: ([folder = ''], terminal) => restore(givenPath(folder), terminal),
});

async function restore(folder: string, { t, say, complain }: Terminal): Promise<number> {
  const config = readConfig(process.env);
  // Fails before anything is begun where the folder is no backup.
  await readManifest(folder);
  if (!config.DATABASE_URL && (await findRunningPostgres(config.DATA_DIR)) !== null)
    throw new StartError(t('backup.running', { folder: config.DATA_DIR }));
  await checkDataFolder(config.DATA_DIR);
  const postgres = await openPostgres(config, complain);
  try {
    const { tables, madeAt } = await restoreBackup(postgres.connectionString, folder);
    await bringKey(config, folder);
    // The indices have followed another database than the restored one.
    for (const name of ['search-index.bin', 'network-index.bin'])
      await rm(join(config.DATA_DIR, name), { force: true });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(t('backup.restored', { rows, tables: tables.length, at: madeAt }));
    return 0;
  } finally {
    await postgres.stop();
  }
}

/** Copies the key of the backup, where the data folder has none. */
async function bringKey(config: Config, folder: string): Promise<void> {
  if (config.SECRET_KEY !== undefined) return;
  const key = keyFile(config);
  await copyFile(join(folder, 'secret.key'), key, constants.COPYFILE_EXCL).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
    },
  );
}
