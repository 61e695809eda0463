import { connect } from '@estante/database';
import { hasAdministrator, loadSetupCode } from '../modules/setup/index.ts';
import { openSafe } from '../modules/secrets/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/start/config.ts';
import { readVersion } from '../platform/start/version.ts';
import type { AdminCommand } from './admin-arguments.ts';
import { runAdminCommand } from './admin-commands.ts';
import { askPassword } from './ask-password.ts';
import { openDatabase } from './open-database.ts';
import type { Terminal } from './run-command.ts';

/** Does what `npm run admin` was asked for, in the database of the application. Returns the exit code. */
export async function administer(command: AdminCommand, terminal: Terminal): Promise<number> {
  const { language, t, say, complain } = terminal;
  const mayBegin = command.kind === 'create';
  const config = readConfig(process.env);
  const database = await openDatabase(config, terminal, { mayBegin });
  const connection = connect({ connectionString: database.connectionString, max: 2 });
  const { db } = connection;
  try {
    return await runAdminCommand(command, {
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
    await connection.close();
    await database.close();
  }
}
