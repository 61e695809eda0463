import { readEnvFile } from '../apps/server/src/platform/start/env-file.ts';
import { isForOperators } from '../apps/server/src/platform/start/start-error.ts';
import { staleBuilds } from './builds.ts';
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

/** Whether the application runs: its files stay as they are, and the start below then reports that it runs. */
async function isRunning(): Promise<boolean> {
  if (process.env['DATABASE_URL']) return false;
  const { findRunningPostgres } = await import('@estante/database');
  return (await findRunningPostgres(process.env['DATA_DIR'] || './data')) !== null;
}

const stale = await staleBuilds();
const isAside = stale.length > 0 && (await isRunning());
if (stale.length > 0 && !isAside) {
  for (const name of stale) process.stdout.write(`  Building the ${name}\n`);
  // Runs in a process of its own: Vite's memory is freed with it.
  const code = await runNode('tools/build.ts', stale);
  if (code !== 0) process.exit(code);
}
const program =
  isAside && stale.includes('server')
    ? '../apps/server/src/main.ts'
    : '../apps/server/dist/main.js';
await import(program);
