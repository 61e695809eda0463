import { stat } from 'node:fs/promises';
import { nothingRecognised, type FileFacts } from '../reading/file-facts.ts';
import type { ImportOptions } from './import-options.ts';
import {
  nameOf,
  readBatches,
  UnreadableFile,
  type Batch,
  type ImportInput,
} from '../reading/read-batches.ts';
import type { ReadingOptions } from '../reading/reading-options.ts';
import { readInThread } from '../reading/reading-thread.ts';
import type { FileOutcome, Tally } from './report.ts';
import { ImportInterrupted } from '../database/session.ts';
import type { BatchWriter } from './write-batch.ts';

export interface FileDeps {
  readonly write: BatchWriter;
  readonly options: ImportOptions;
  /** Counts the records that are dealt with, of all files and of the file at hand. */
  readonly tally: Pick<Tally, 'records' | 'beginFile' | 'ofFile'>;
}

/** Reads and describes a batch while PostgreSQL takes in the one before it. */
export async function importFile(deps: FileDeps, input: ImportInput): Promise<FileOutcome> {
  const file = nameOf(input);
  const records = () => deps.tally.ofFile.read;
  deps.tally.beginFile();
  if (deps.options.signal.aborted) return { file, kind: 'interrupted', records: 0 };
  deps.write.beginFile();
  let writing: Promise<void> = Promise.resolve();
  let facts: FileFacts = nothingRecognised;
  const endedBy = async (error: unknown): Promise<FileOutcome> => {
    // A file may break off: what was read of it stays in.
    if (error instanceof UnreadableFile) {
      return writing.then(() => ({ file, kind: 'unreadable', reason: error.reason }), endedBy);
    }
    if (deps.options.signal.aborted && isAbort(deps.options.signal, error))
      return { file, kind: 'interrupted', records: records() };
    throw error;
  };
  try {
    for await (const batch of await batchesOf(input, deps.options)) {
      facts = batch.facts;
      await writing;
      deps.options.signal.throwIfAborted();
      writing = writeOne(deps, file, batch);
      // Awaited before the next batch; a failure meanwhile must not end the process.
      writing.catch(() => {});
    }
    await writing;
    return { file, kind: 'read', records: records(), facts, counts: deps.tally.ofFile };
  } catch (error) {
    return endedBy(error);
  }
}

/** Bytes from which a thread of its own is worth its start. */
const largeFile = 4_000_000;

async function batchesOf(
  input: ImportInput,
  options: ReadingOptions,
): Promise<AsyncIterable<Batch>> {
  if (typeof input !== 'string') return readBatches(input, options);
  // A file that is not there is told of when it is read.
  const size = await stat(input).then(
    (found) => found.size,
    () => 0,
  );
  return size < largeFile ? readBatches(input, options) : readInThread(input, options);
}

function isAbort(signal: AbortSignal, error: unknown): boolean {
  return error instanceof ImportInterrupted || error === signal.reason;
}

async function writeOne(deps: FileDeps, file: string, { items, bytes }: Batch): Promise<void> {
  await deps.write.batch(items);
  deps.options.onProgress({ file, bytes, records: deps.tally.records });
}
