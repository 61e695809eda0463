import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { everywhere, type Fault } from '../fault.ts';
import { postmasterOf } from '../postgres-processes.ts';

const block = Buffer.alloc(1024 * 1024, 1);

/** Writes until nothing more fits, in ever smaller pieces. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let size = block.length; size >= 512;) {
      const isWritten = await file.write(block.subarray(0, size)).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
      if (!isWritten) size /= 2;
    }
  } finally {
    await file.close();
  }
}

const full: Fault = {
  name: 'disk-full',
  on: everywhere,
  bar: () => 6,
  onSmallDisk: true,
  strike: async ({ folder, database }, seconds) => {
    const filler = join(folder, 'filler');
    const ends = performance.now() + seconds * 1000;
    while (performance.now() < ends) {
      await fill(filler);
      await delay(50);
    }
    const { cluster, kind } = database;
    const isDown = (await postmasterOf(cluster)) === null;
    await rm(filler);
    const ended = performance.now();
    // A manager of services starts it again.
    if (isDown && kind === 'own') await database.start();
    return { ended, note: isDown ? 'PostgreSQL ended of it' : 'PostgreSQL went on' };
  },
};

export const diskFaults: readonly Fault[] = [full];
