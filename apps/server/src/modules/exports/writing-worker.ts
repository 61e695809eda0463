import { setPriority } from 'node:os';
import { parentPort, type MessagePort } from 'node:worker_threads';
import { writeFile } from './write-file.ts';
import type { Writing, WritingOrder } from './writing-thread.ts';

/** Entry of the thread that writes files. */
const port = parentPort as MessagePort;

// On Linux the priority is this thread's alone (setpriority(2), "C library/kernel differences"): where
// processors are few, it gives way to the thread that answers.
if (process.platform === 'linux') setPriority(10);

port.on('message', ({ format, order }: WritingOrder) => {
  void writeFile(format, order)
    .then(({ content, left }): Writing => {
      // What changes hands is not copied; a small buffer is part of one that others use.
      return { kind: 'written', content: new Uint8Array(content), left };
    })
    .catch((fault: unknown): Writing => ({ kind: 'fault', fault }))
    .then((writing) => {
      port.postMessage(writing, writing.kind === 'written' ? [writing.content.buffer] : []);
    });
});
