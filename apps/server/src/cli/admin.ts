import { readAdminArguments } from './admin-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  help: (t) => t('admin.help'),
  read: readAdminArguments,
  // Half a second of modules that who asks for help does not wait for.
  act: async (command, terminal) => (await import('./administer.ts')).administer(command, terminal),
});
