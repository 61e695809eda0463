import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const patience = 120_000;

/**
 * One start at a time for each data folder. The lock is a name in Linux's abstract socket space
 * (unix(7)): it needs no file, and the kernel frees it when its holder dies. Null where another
 * start did not finish in two minutes.
 */
export async function lockStart(dataDir: string): Promise<AsyncDisposable | null> {
  const { dev, ino } = await stat(dataDir);
  const name = `\0estante-postgres-${dev}-${ino}`;
  for (let waited = 0; waited <= patience; waited += 50) {
    const lock = await tryLock(name);
    if (lock !== null) return lock;
    await sleep(50);
  }
  return null;
}

async function tryLock(name: string): Promise<AsyncDisposable | null> {
  const server = createServer((socket) => socket.destroy());
  server.listen(name);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null;
    throw error;
  }
  return {
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
