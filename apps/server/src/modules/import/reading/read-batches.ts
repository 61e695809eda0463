import { setImmediate } from 'node:timers/promises';
import {
  readMarc,
  surveyMarc,
  type FileSurvey,
  type MarcRecord,
  type ReadResult,
} from '@estante/marc';
import { FactGatherer, type FileFacts } from './file-facts.ts';
import type { Item } from '../preparing/item.ts';
import { ItemChooser } from './item-chooser.ts';
import { prepare } from '../preparing/prepare.ts';
import { JsonPacker } from '../database/packed-json.ts';
import type { ReadingOptions } from './reading-options.ts';
import { unpacked, type PackedPart } from './unpacked.ts';

/** Records of one transaction: many enough to write set by set, few enough to hold. */
const maxRecords = 250;
const maxBytes = 4_000_000;
/** Records described before PostgreSQL's answers are looked at again. */
const recordsAtOnce = 8;

/** A path, or records that are in memory already. */
export type ImportInput =
  | string
  | { readonly name: string; readonly records: Iterable<MarcRecord> };

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
  /** Buffers that hold the JSON of the items. */
  readonly buffers: readonly ArrayBuffer[];
  /** Facts that were recognised so far. */
  readonly facts: FileFacts;
}

/**
 * The records of an input, prepared, in batches. Reads on only as they are taken.
 * @throws UnreadableFile
 */
export async function* readBatches(
  input: ImportInput,
  options: ReadingOptions,
): AsyncGenerator<Batch> {
  const file = nameOf(input);
  const progress = { bytes: 0 };
  const gatherer = new FactGatherer();
  const chooser = new ItemChooser(options.items);
  let items: Item[] = [];
  let packer = new JsonPacker();
  let size = 0;
  let count = 0;
  const reading = { progress, gatherer, chooser, options };
  for await (const result of resultsOf(input, reading)) {
    count += 1;
    gatherer.add(result);
    chooser.add(result);
    const named = options.items;
    const item = prepare(result, file, {
      ...options,
      items: { named, as: chooser.choice },
      packer,
    });
    gatherer.addItem(item, chooser.name);
    items.push(item);
    size += sizeOf(item);
    if (count % recordsAtOnce === 0) await setImmediate();
    if (items.length < maxRecords && size < maxBytes) continue;
    yield batchOf(items, progress, packer, gatherer);
    [items, packer, size] = [[], new JsonPacker(), 0];
  }
  if (items.length > 0) yield batchOf(items, progress, packer, gatherer);
  if (count === 0) throw new UnreadableFile('empty');
}

function batchOf(
  items: readonly Item[],
  { bytes }: { readonly bytes: number },
  { buffers }: JsonPacker,
  gatherer: FactGatherer,
): Batch {
  return { items, bytes, buffers, facts: gatherer.facts() };
}

function sizeOf(item: Item): number {
  if (item.kind === 'set-aside' || item.kind === 'withdrawn') return 0;
  return item.marc.length + (item.kind === 'bibliographic' ? item.description.length : 0);
}

function resultsOf(
  input: ImportInput,
  reading: BatchReading,
): Iterable<ReadResult> | AsyncIterable<ReadResult> {
  return typeof input === 'string' ? readResults(input, reading) : givenResults(input.records);
}

function* givenResults(records: Iterable<MarcRecord>): Generator<ReadResult> {
  let index = 0;
  for (const record of records) {
    yield { kind: 'record', record, position: index, index, encoding: 'utf-8', warnings: [] };
    index += 1;
  }
}

interface BatchReading {
  readonly progress: { bytes: number };
  readonly gatherer: FactGatherer;
  readonly chooser: ItemChooser;
  readonly options: ReadingOptions;
}

async function* readResults(file: string, reading: BatchReading): AsyncGenerator<ReadResult> {
  const { progress } = reading;
  try {
    // Gone through twice: what a record leaves open, the rest of its file may say.
    const surveys: FileSurvey[] = [];
    for await (const { chunks } of unpacked(file, () => {})) surveys.push(await surveyMarc(chunks));
    let at = 0;
    for await (const part of unpacked(file, (count) => (progress.bytes += count))) {
      const survey = surveys[at];
      at += 1;
      yield* partResults(part, survey, reading, surveys.length === 1);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    // Faults of the file system have a `syscall`, those of zlib a code that begins so.
    if (!('syscall' in error) && !String(error.code).startsWith('Z_')) throw error;
    throw new UnreadableFile(String(error.code), { cause: error });
  }
}

/**
 * Records of one part of an input. Of several files in an archive, one that is no MARC is listed;
 * alone it is the whole file, which then cannot be read.
 */
async function* partResults(
  { name, packing, chunks }: PackedPart,
  survey: FileSurvey | undefined,
  { gatherer, chooser, options }: BatchReading,
  isAlone: boolean,
): AsyncGenerator<ReadResult> {
  if (packing !== null) gatherer.addFormat(name === '' ? packing : `${packing}: ${name}`);
  chooser.startFile();
  const onFormat = (format: string) => gatherer.addFormat(format);
  const { charset, isis } = options;
  const { weights } = survey ?? {};
  for await (const result of readMarc(chunks, { charset, isis, weights, onFormat })) {
    if (isAlone && result.kind === 'bad' && result.reason === 'not-marc')
      throw new UnreadableFile('not-marc');
    yield result;
  }
}
