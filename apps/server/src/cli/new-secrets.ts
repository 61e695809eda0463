import { connect, findRunningPostgres } from '@estante/database';
import { forgetSecrets, keyFile } from '../modules/secrets/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { explainFailure } from './explain-failure.ts';
import { openDatabase } from './open-database.ts';

const help = `npm run new-secrets -- --yes    begins anew with other keys, where the key of the old ones is lost

Stop every server first. Everybody signs in again; the secrets of vendors and of the provider of
captchas are entered anew, on their screens. The next start makes the keys.`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== '--yes') {
    complain(help);
    return 2;
  }
  const config = readConfig(process.env);
  if (!config.DATABASE_URL && (await findRunningPostgres(config.DATA_DIR)) !== null) {
    complain(`Estante is running on ${config.DATA_DIR}: stop it first.`);
    return 1;
  }
  await forgetAll(config);
  const key = config.SECRET_KEY === undefined ? keyFile(config) : 'SECRET_KEY';
  say(`The secrets are forgotten. The next start makes new ones, under the key of ${key}.`);
  return 0;
}

async function forgetAll(config: Config): Promise<void> {
  const database = await openDatabase(config, complain);
  const connection = connect({ connectionString: database.connectionString, max: 1 });
  try {
    await forgetSecrets(connection.db, new Date(systemClock.now().epochMilliseconds));
  } finally {
    await connection.close();
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(explainFailure(error));
  process.exitCode = 1;
}
