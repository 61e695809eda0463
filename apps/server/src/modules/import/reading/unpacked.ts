import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

/** One file of MARC, as it is or out of what it is packed in. */
export interface PackedPart {
  /** Name within an archive; else ''. */
  readonly name: string;
  readonly packing: 'gzip' | 'zip' | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const chunkBytes = 65_536;

/** Recognises the packing of a file by its first bytes; null where there is none. */
async function packingOf(file: string): Promise<PackedPart['packing']> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (buffer.readUInt16BE(0) === 0x1f8b) return 'gzip';
    return buffer.readUInt32BE(0) === 0x504b0304 ? 'zip' : null;
  } finally {
    await handle.close();
  }
}

/** The files in a file, one after the other; each is to be read to its end before the next. */
export async function* unpacked(
  file: string,
  onBytes: (count: number) => void,
): AsyncGenerator<PackedPart> {
  const packing = await packingOf(file);
  const written = chunksOf(file, onBytes);
  if (packing === 'zip') yield* zipped(written);
  else yield { name: '', packing, chunks: packing === 'gzip' ? gunzipped(written) : written };
}

async function* chunksOf(file: string, onBytes: (count: number) => void) {
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    onBytes((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

async function* gunzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // A reader that leaves in the midst ends both; what is wrong with the data reaches the reader below.
  const feeding = pipeline(Readable.from(chunks), gunzip).catch(() => {});
  for await (const chunk of gunzip) yield chunk as Buffer;
  await feeding;
}

/** Whether an entry of an archive is no file of it, but a folder or an addition of macOS. */
const isNoFile = (name: string) => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name);

interface WaitingEntry {
  readonly name: string;
  readonly chunks: Uint8Array[];
  isDone: boolean;
}

/** Files of a zip, unpacked as it comes in: what a chunk of the archive gives is read before the next is taken. */
async function* zipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<PackedPart> {
  const files: WaitingEntry[] = [];
  const unzip = new Unzip((file) => take(file, files));
  unzip.register(UnzipInflate);
  const input = chunks[Symbol.asyncIterator]();
  const archive = { isOver: false };
  const more = async () => {
    const { value, done } = await input.next();
    archive.isOver = done === true;
    unzip.push(archive.isOver ? new Uint8Array() : (value as Uint8Array), archive.isOver);
  };
  for (;;) {
    while (files.length === 0 && !archive.isOver) await more();
    const [file] = files;
    if (!file) return;
    yield { name: file.name, packing: 'zip', chunks: contents(file, more, () => archive.isOver) };
    // The rest that the reader left is passed over.
    while (!file.isDone && !archive.isOver) {
      await more();
      file.chunks.length = 0;
    }
    files.shift();
  }
}

function take(file: UnzipFile, files: WaitingEntry[]): void {
  if (isNoFile(file.name)) return;
  const waiting: WaitingEntry = { name: file.name, chunks: [], isDone: false };
  files.push(waiting);
  file.ondata = (error, data, isLast) => {
    if (error) throw error;
    waiting.chunks.push(data);
    waiting.isDone = isLast;
  };
  file.start();
}

async function* contents(
  file: WaitingEntry,
  more: () => Promise<void>,
  isOver: () => boolean,
): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = file.chunks.shift();
    if (chunk) yield chunk;
    else if (file.isDone || isOver()) return;
    else await more();
  }
}
