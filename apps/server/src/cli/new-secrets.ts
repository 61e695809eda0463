import { connect, findRunningPostgres } from '@estante/database';
import { forgetSecrets, keyFile } from '../modules/secrets/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/start/config.ts';
import { openDatabase } from './open-database.ts';
import { readOptions, type ReadResult } from './read-words.ts';
import { runCommand, type Terminal } from './run-command.ts';

await runCommand({
  help: (t) => t('newSecrets.help'),
  read: readConsent,
  act: renew,
});

/** Reads the consent, since this cannot be undone. */
function readConsent(words: readonly string[]): ReadResult<null> {
  const read = readOptions(words, { yes: { type: 'boolean' } });
  if (read.kind === 'wrong') return read;
  const { values, positionals } = read.given;
  return values.yes && positionals.length === 0
    ? { kind: 'given', given: null }
    : { kind: 'wrong' };
}

async function renew(_given: null, terminal: Terminal): Promise<number> {
  const { t, say, complain } = terminal;
  const config = readConfig(process.env);
  if (!config.DATABASE_URL && (await findRunningPostgres(config.DATA_DIR)) !== null) {
    complain(t('backup.running', { folder: config.DATA_DIR }));
    return 1;
  }
  await forgetAll(config, terminal);
  const key = config.SECRET_KEY === undefined ? keyFile(config) : 'SECRET_KEY';
  say(t('newSecrets.forgotten', { key }));
  return 0;
}

async function forgetAll(config: Config, terminal: Terminal): Promise<void> {
  const database = await openDatabase(config, terminal);
  const connection = connect({ connectionString: database.connectionString, max: 1 });
  try {
    await forgetSecrets(connection.db, new Date(systemClock.now().epochMilliseconds));
  } finally {
    await connection.close();
    await database.close();
  }
}
