import { readConfig } from '../platform/start/config.ts';
import { backupFolder, keepBackup } from './keep-backup.ts';
import { reachDatabase } from './open-database.ts';
import { readPlain } from './read-words.ts';
import { runCommand, type Terminal } from './run-command.ts';

await runCommand({
  help: (t) => t('backup.help'),
  read: (words) => readPlain(words, { most: 1 }),
  act: ([named], terminal) => backUp(backupFolder(named), terminal),
});

async function backUp(folder: string, terminal: Terminal): Promise<number> {
  const config = readConfig(process.env);
  const database = await reachDatabase(config, terminal);
  try {
    await keepBackup({ config, connectionString: database.connectionString, folder }, terminal);
  } finally {
    await database.close();
  }
  return 0;
}
