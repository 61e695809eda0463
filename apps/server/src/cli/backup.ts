import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findRunningPostgres } from '@estante/database/server';
import { writeBackup } from '@estante/database/backup';
import { translatorFor, type Translate } from '@estante/phrases';
import { keyFile } from '../modules/secrets/index.ts';
import { timeZone } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { openPostgres } from '../platform/postgres.ts';
import { explainFailure } from './explain-failure.ts';
import { terminalLanguage } from './terminal-language.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  const t = translatorFor(terminalLanguage(process.env));
  const [folder = defaultFolder(), ...more] = args;
  if (folder === '--help' || folder === '-h') {
    say(t('backup.help'));
    return 0;
  }
  if (more.length > 0 || folder.startsWith('-')) {
    complain(t('backup.help'));
    return 2;
  }
  const config = readConfig(process.env);
  const database = await reach(config);
  try {
    const { tables } = await writeBackup(database.connectionString, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(t('backup.written', { folder: resolve(folder), rows, tables: tables.length }));
    say(await keepKey(config, folder, t));
  } finally {
    await database.close();
  }
  return 0;
}

/** 'backup-2026-11-23-2130', in the folder where the command is given. */
function defaultFolder(): string {
  const now = Temporal.Now.zonedDateTimeISO(timeZone).toPlainDateTime();
  return `backup-${now.toString({ smallestUnit: 'minute' }).replace('T', '-').replace(':', '')}`;
}

/** Of an application that runs, or, where it does not, of the PostgreSQL in its folder. */
async function reach(config: Config) {
  const running = config.DATABASE_URL ?? (await findRunningPostgres(config.DATA_DIR));
  if (running !== null) return { connectionString: running, close: async () => {} };
  const postgres = await openPostgres(config, complain);
  return { connectionString: postgres.connectionString, close: () => postgres.stop() };
}

/** Secrets in the database can be read by nobody without the key. */
async function keepKey(config: Config, folder: string, t: Translate): Promise<string> {
  if (config.SECRET_KEY !== undefined) return t('backup.ownKey');
  await copyFile(keyFile(config), join(folder, 'secret.key'));
  return t('backup.withKey');
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(explainFailure(error));
  process.exitCode = 1;
}
