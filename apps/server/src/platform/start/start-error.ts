import { BackupError } from '@estante/database/backup';
import { MigrationError } from '@estante/database/server';
import { ConfigError } from './config.ts';

/** Error that says why the application cannot start here, in words for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Whether an error is for the operator to mend: then its message is enough. */
export function isForOperators(error: unknown): error is Error {
  return [ConfigError, StartError, MigrationError, BackupError].some(
    (kind) => error instanceof kind,
  );
}
