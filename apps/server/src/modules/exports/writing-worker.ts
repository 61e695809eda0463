import { setPriority } from 'node:os';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { writeFile } from './write-file.ts';
import type { WritingAnswer, WritingOrder } from './writing-thread.ts';

/** Entry of the thread that writes files. */
const port = parentPort as MessagePort;

// On Linux the priority is this thread's alone (setpriority(2), "C library/kernel differences"): where
// processors are few, it gives way to the thread that answers.
if (process.platform === 'linux') setPriority(10);

port.on('message', (order: WritingOrder) => void answer(order));

async function answer({ format, order }: WritingOrder): Promise<void> {
  try {
    const { content, left } = await writeFile(format, order);
    // A small buffer is part of one that others use: what changes hands is a copy.
    const bytes = new Uint8Array(content);
    port.postMessage({ kind: 'written', content: bytes, left } satisfies WritingAnswer, [
      bytes.buffer,
    ]);
  } catch (fault) {
    port.postMessage({ kind: 'fault', fault } satisfies WritingAnswer);
  }
}
