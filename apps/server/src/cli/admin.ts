import { connect } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { hasAdministrator, loadSetupCode } from '../modules/setup/index.ts';
import { openSafe } from '../modules/secrets/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { readVersion } from '../platform/version.ts';
import { readAdminArguments } from './admin-arguments.ts';
import { runAdminCommand } from './admin-commands.ts';
import { askPassword } from './ask-password.ts';
import { explainFailure } from './explain-failure.ts';
import { openDatabase } from './open-database.ts';
import { terminalLanguage } from './terminal-language.ts';

const wrongInput = 2;
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  const language = terminalLanguage(process.env);
  const t = translatorFor(language);
  const read = readAdminArguments(args);
  if (read.kind === 'help') {
    say(t('admin.help'));
    return 0;
  }
  if (read.kind === 'wrong') {
    complain(t('admin.help'));
    return wrongInput;
  }
  const config = readConfig(process.env);
  const database = await openDatabase(config, complain);
  const { db, close } = connect({ connectionString: database.connectionString, max: 2 });
  try {
    return await runAdminCommand(read.command, {
      deps: { db, clock: systemClock, language },
      say,
      complain,
      askPassword: () => askPassword(t('admin.askPassword')),
      version: await readVersion(),
      setupCode: async () =>
        (await hasAdministrator(db))
          ? null
          : loadSetupCode({ db, safe: await openSafe(db, config) }),
    });
  } finally {
    await close();
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(explainFailure(error));
  process.exitCode = 1;
}
