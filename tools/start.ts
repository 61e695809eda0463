import { findRunningPostgres } from '@estante/database';
import { readEnvFile } from '../apps/server/src/platform/start/env-file.ts';
import { isForOperators } from '../apps/server/src/platform/start/start-error.ts';
import { isBuildStale } from './build-pages.ts';
import { runNode } from './run.ts';

try {
  readEnvFile();
} catch (error) {
  if (!isForOperators(error)) throw error;
  process.stderr.write(`estante: ${error.message}\n`);
  process.exit(1);
}
// React's own builds ask for it.
process.env['NODE_ENV'] ??= 'production';

/** The files of a running application stay as they are: the start below then says that it runs. */
const isRunning =
  !process.env['DATABASE_URL'] && (await findRunningPostgres(process.env['DATA_DIR'] || './data'));

if (!isRunning && (await isBuildStale())) {
  process.stdout.write('  Building the pages\n');
  // In a process of its own: what Vite takes of memory goes with it.
  const code = await runNode('tools/build.ts');
  if (code !== 0) process.exit(code);
}
await import('../apps/server/src/main.ts');
