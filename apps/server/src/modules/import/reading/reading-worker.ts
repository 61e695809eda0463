import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { readBatches, UnreadableFile } from './read-batches.ts';
import type { ReadingMessage, ReadingOrder } from './reading-messages.ts';

/** Entry of the thread that reads and describes a file, one batch ahead of its consumer. */
const port = parentPort as MessagePort;
const { file, options } = workerData as ReadingOrder;
const batches = readBatches(file, options);
let ahead = read();

port.on('message', () => {
  void say(ahead);
  ahead = ahead.then(read);
});

async function say(asked: Promise<ReadingMessage>): Promise<void> {
  const reading = await asked;
  // Buffers change hands: nothing is copied.
  const buffers = reading.kind === 'batch' ? reading.batch.buffers : [];
  port.postMessage(reading, [...buffers]);
  // With nothing more to listen for the thread ends by itself.
  if (reading.kind !== 'batch') port.close();
}

async function read(): Promise<ReadingMessage> {
  try {
    const { value, done } = await batches.next();
    return done ? { kind: 'end' } : { kind: 'batch', batch: value };
  } catch (error) {
    if (error instanceof UnreadableFile) return { kind: 'unreadable', reason: error.reason };
    throw error;
  }
}
