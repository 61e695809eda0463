import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readingOptionsOf, type ReadingOptions } from './reading-options.ts';
import { UnreadableFile, type Batch } from './read-batches.ts';
import type { ReadingMessage, ReadingOrder } from './reading-messages.ts';

const entry = new URL('./reading-worker.ts', import.meta.url);

/**
 * The batches of a file, read and described in a thread of their own: that takes as long as
 * PostgreSQL takes to write them, and both go on at once.
 * @throws UnreadableFile
 */
export async function* readInThread(file: string, options: ReadingOptions): AsyncGenerator<Batch> {
  const order: ReadingOrder = { file, options: readingOptionsOf(options) };
  const worker = new Worker(entry, { workerData: order });
  let last: ReadingMessage['kind'] = 'batch';
  try {
    for (;;) {
      worker.postMessage(null);
      const [reading] = (await once(worker, 'message')) as [ReadingMessage];
      last = reading.kind;
      if (reading.kind === 'end') return;
      if (reading.kind === 'unreadable') throw new UnreadableFile(reading.reason);
      yield reading.batch;
    }
  } finally {
    // After its last word it ends by itself; one that is left in the midst is ended.
    if (last === 'batch') await worker.terminate();
  }
}
