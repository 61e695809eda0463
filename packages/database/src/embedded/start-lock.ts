import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const lockPatienceMs = 120_000;

/**
 * Takes the lock of a data folder, so that one start is made at a time. It is a name in Linux's abstract socket
 * space (unix(7)): it needs no file, and the kernel frees it when its holder dies. Null where another start has
 * not finished within two minutes.
 */
export async function lockStart(dataDir: string): Promise<AsyncDisposable | null> {
  const { dev, ino } = await stat(dataDir);
  const name = `\0estante-postgres-${dev}-${ino}`;
  for (let waited = 0; waited <= lockPatienceMs; waited += 50) {
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
