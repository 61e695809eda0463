import { Worker } from 'node:worker_threads';
import type { ExportFormat } from '@estante/contract';
import type { ExportOrder, FileContent } from './exported.ts';

/** Message to the thread: the file that it is to write. */
export interface WritingOrder {
  readonly format: ExportFormat;
  readonly order: ExportOrder;
}

/** Answer of the thread: a buffer comes out of a thread as plain bytes. */
export type WritingAnswer =
  | {
      readonly kind: 'written';
      readonly content: Uint8Array<ArrayBuffer>;
      readonly left: readonly number[];
    }
  | { readonly kind: 'fault'; readonly fault: unknown };

/** The thread died, or was ended because it took too long. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

export interface WritingThread {
  /** Writes one file at a time. @throws ThreadEnded; what the writing throws */
  write(order: WritingOrder): Promise<FileContent>;
  end(): Promise<void>;
}

/** Milliseconds; the longest list takes some seconds. */
const patience = 60_000;
/** Memory of the thread: with the longest list a good part of it is left. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

export function startWritingThread(entry: URL): WritingThread {
  const worker = new Worker(entry, { resourceLimits });
  // A server that is being ended does not wait for it.
  worker.unref();
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {});
  const fail = (reason: string, cause?: unknown) =>
    ended.reject(new ThreadEnded(reason, { cause }));
  let asked = Promise.withResolvers<WritingAnswer>();
  worker.on('message', (writing: WritingAnswer) => asked.resolve(writing));
  worker.on('error', (error) => fail('it died', error));
  worker.on('exit', () => fail('it ended'));
  return {
    write: async (order) => {
      asked = Promise.withResolvers<WritingAnswer>();
      const impatience = setTimeout(() => {
        fail('it hung');
        void worker.terminate();
      }, patience);
      try {
        worker.postMessage(order);
        const writing = await Promise.race([asked.promise, ended.promise]);
        if (writing.kind === 'fault') throw writing.fault;
        return { content: Buffer.from(writing.content.buffer), left: writing.left };
      } finally {
        clearTimeout(impatience);
      }
    },
    end: async () => void (await worker.terminate()),
  };
}
