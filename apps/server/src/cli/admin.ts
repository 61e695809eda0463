import { readAdminArguments } from './admin-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand({
  help: (t) => t('admin.help'),
  read: readAdminArguments,
  // Loading these modules takes half a second, which a request for help does not wait for.
  act: async (command, terminal) => (await import('./administer.ts')).administer(command, terminal),
});
