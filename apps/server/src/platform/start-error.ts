import { BackupError } from '@estante/database/backup';
import { MigrationError } from '@estante/database/server';
import { ConfigError } from './config.ts';

/** A reason, in words for the operator, why the application cannot start here. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What the operator can mend: its words are enough. */
export function isForOperators(error: unknown): error is Error {
  return [ConfigError, StartError, MigrationError, BackupError].some(
    (kind) => error instanceof kind,
  );
}
