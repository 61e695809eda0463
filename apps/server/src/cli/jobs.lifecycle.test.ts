import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApplicationFolder } from '@estante/test-support';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

test('a job that no server begins is said to wait for one', async () => {
  await using folder = await createApplicationFolder('test database');
  const application = await folder.start();
  await application.stop();
  const args = [join(root, 'tools/node'), join(root, 'apps/server/src/cli/jobs.ts'), 'clear-old'];
  const DATABASE_URL = folder.connectionString ?? '';
  const env = {
    ...process.env,
    LANG: 'en',
    LC_ALL: 'en_GB.UTF-8',
    DATA_DIR: folder.dataDir,
    DATABASE_URL,
  };
  const command = spawn('sh', args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(command, 'exit');
  let said = '';
  command.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await expect
    .poll(() => said, { timeout: 60_000 })
    .toMatch(/^clear-old {2}no server has begun it yet/);
  command.kill();
  await ended;
});
