import type { ExportFormat } from '@estante/contract';
import { createTurns } from '../../platform/jobs/turns.ts';
import type { ExportOrder, FileContent } from './exported.ts';
import { startWritingThread, ThreadEnded, type WritingThread } from './writing-thread.ts';

/** Writes files beside the rest of the server: a long list takes a processor for a second. */
export interface FileWriter {
  /** Null where too many wait, where the caller `hasGone` before it begins, and where the thread ended over it. */
  readonly write: (
    format: ExportFormat,
    order: ExportOrder,
    hasGone: () => boolean,
  ) => Promise<FileContent | null>;
  readonly close: () => Promise<void>;
}

interface WriterOptions {
  readonly entry: URL;
  /** Files that wait for the one being written. */
  readonly mostWaiting: number;
}

/** Creates a writer of one thread, started for the first file, and anew for the next after it has ended. */
export function createFileWriter({
  entry = new URL('./writing-worker.ts', import.meta.url),
  mostWaiting = 20,
}: Partial<WriterOptions> = {}): FileWriter {
  const inTurn = createTurns(1, mostWaiting);
  let thread: WritingThread | null = null;
  return {
    write: (format, order, hasGone) =>
      inTurn(async () => {
        if (hasGone()) return null;
        thread ??= startWritingThread(entry);
        try {
          return await thread.write({ format, order });
        } catch (error) {
          if (!(error instanceof ThreadEnded)) throw error;
          thread = null;
          return null;
        }
      }),
    close: async () => thread?.end(),
  };
}
