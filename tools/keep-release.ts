import { findRunningPostgres } from '@estante/database';
import { keepDatabase } from '@estante/test-support/released-database';

/**
 * Keeps what a release has in its data folder, for the test of upgrades; see docs/decisions/0067.
 * The release runs meanwhile: its PostgreSQL is asked.
 */
const [dataDir = '', file = ''] = process.argv.slice(2);
const connectionString = await findRunningPostgres(dataDir);
if (connectionString === null || file === '') {
  process.stderr.write('usage: sh tools/node tools/keep-release.ts DATA_DIR FILE, while it runs\n');
  process.exitCode = 1;
} else await keepDatabase(connectionString, file);
