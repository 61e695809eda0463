import { createReadStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { readMarc, type MarcRecord, type ReadResult } from '@estante/marc';
import type { Item } from './item.ts';
import { prepare } from './prepare.ts';
import type { OriginOptions } from './origin.ts';
import { JsonPacker } from './packed-json.ts';

/** Records of one transaction: many enough to write set by set, few enough to hold. */
const maxRecords = 250;
const maxBytes = 4_000_000;
/** Records described before PostgreSQL's answers are looked at again. */
const recordsAtOnce = 8;

/** A path, or records that are in memory already. */
export type ImportInput =
  string | { readonly name: string; readonly records: Iterable<MarcRecord> };

export function nameOf(input: ImportInput): string {
  return typeof input === 'string' ? input : input.name;
}

/** The file cannot be read as MARC at all. */
export class UnreadableFile extends Error {
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export interface Batch {
  readonly items: readonly Item[];
  /** Bytes of the file taken in up to here. */
  readonly bytes: number;
  /** Where the items have their JSON. */
  readonly buffers: readonly ArrayBuffer[];
}

/**
 * The records of an input, prepared, in batches. Reads on only as they are taken.
 * @throws UnreadableFile
 */
export async function* readBatches(
  input: ImportInput,
  options: OriginOptions,
): AsyncGenerator<Batch> {
  const file = nameOf(input);
  const progress = { bytes: 0 };
  let items: Item[] = [];
  let packer = new JsonPacker();
  let size = 0;
  let count = 0;
  for await (const result of resultsOf(input, progress)) {
    count += 1;
    const item = prepare(result, file, { ...options, packer });
    items.push(item);
    size += sizeOf(item);
    if (count % recordsAtOnce === 0) await setImmediate();
    if (items.length < maxRecords && size < maxBytes) continue;
    yield { items, bytes: progress.bytes, buffers: packer.buffers };
    [items, packer, size] = [[], new JsonPacker(), 0];
  }
  if (items.length > 0) yield { items, bytes: progress.bytes, buffers: packer.buffers };
  if (count === 0) throw new UnreadableFile('empty');
}

function sizeOf(item: Item): number {
  if (item.kind === 'set-aside' || item.kind === 'withdrawn') return 0;
  return item.marc.length + (item.kind === 'bibliographic' ? item.description.length : 0);
}

function resultsOf(
  input: ImportInput,
  progress: { bytes: number },
): Iterable<ReadResult> | AsyncIterable<ReadResult> {
  return typeof input === 'string' ? readResults(input, progress) : givenResults(input.records);
}

function* givenResults(records: Iterable<MarcRecord>): Generator<ReadResult> {
  let index = 0;
  for (const record of records) {
    yield { kind: 'record', record, position: index, index, encoding: 'utf-8', warnings: [] };
    index += 1;
  }
}

async function* readResults(file: string, progress: { bytes: number }): AsyncGenerator<ReadResult> {
  try {
    for await (const result of readMarc(chunksOf(file, progress))) {
      if (result.kind === 'bad' && result.reason === 'not-marc')
        throw new UnreadableFile('not-marc');
      yield result;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error && 'code' in error)
      throw new UnreadableFile(String(error.code), { cause: error });
    throw error;
  }
}

async function* chunksOf(file: string, progress: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file, { highWaterMark: 65_536 })) {
    progress.bytes += (chunk as Buffer).length;
    yield chunk as Buffer;
  }
}
