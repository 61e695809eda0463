import { setUpNetwork } from '@estante/test-support/set-up-network';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Development extends AsyncDisposable {
  readonly address: string;
}

/** Starts the application as `npm run dev` does, with the pages for developers of the project. */
export async function startDevelopment(): Promise<Development> {
  const dataDir = await mkdtemp(join(tmpdir(), 'estante-development-'));
  const child = spawn('sh', [`${root}tools/node`, `${root}tools/dev.ts`], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'false',
      LOG_LEVEL: 'error',
      // Building the pages has changed it.
      NODE_ENV: 'development',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const address = await Promise.race([addressIn(child.stdout), ended.then(() => null)]);
  if (address === null) throw new Error('the application ended before it was ready');
  await setUpNetwork(address, dataDir);
  return {
    address,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Resolves with the announced address; later output is read on, and dropped. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const [, port] = /for development, at http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}
