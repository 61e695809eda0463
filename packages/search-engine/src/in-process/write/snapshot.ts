import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Generation } from '../index/generation.ts';
import {
  bytesPerNumber,
  kindOf,
  restoreArrays,
  separateArrays,
  viewOf,
} from '../index/typed-arrays.ts';
import type { ArrayKind, NumberArray } from '../index/typed-arrays.ts';
import { headLength, readHead, writeHead } from './snapshot-head.ts';

/**
 * A snapshot file: a head, an outline in JSON, then the arrays, each at a multiple of eight
 * bytes. Each of the three has a checksum, which is compared before anything is interpreted.
 * Numbers are in the machine's byte order: the file is a cache of one machine, not an exchange
 * format.
 */
const chunkLength = 4 * 1024 * 1024;
const groupLength = chunkLength;

export type SnapshotResult =
  | { readonly kind: 'loaded'; readonly generation: Generation }
  | { readonly kind: 'missing' }
  | { readonly kind: 'otherVersion'; readonly version: number }
  | { readonly kind: 'damaged' }
  /** The reason is the system's: it is no file, may not be read, or the disk fails. */
  | { readonly kind: 'unreadable'; readonly reason: string };

interface Outline {
  readonly text: string;
  readonly arrays: readonly (readonly [kind: ArrayKind, length: number])[];
}

function padded(length: number): number {
  return Math.ceil(length / 8) * 8;
}

export async function writeSnapshot(path: string, generation: Generation): Promise<void> {
  // The name is always the same, so that the remains of a killed process are written over.
  const temporary = `${path}.tmp`;
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await writeTo(file, generation);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (fault) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw fault;
  }
}

async function writeTo(file: FileHandle, generation: Generation): Promise<void> {
  const { text, arrays } = separateArrays(generation);
  const outline: Outline = { text, arrays: arrays.map((array) => [kindOf(array), array.length]) };
  const json = Buffer.from(JSON.stringify(outline));
  const outlineEnd = await writeBlock(file, [json], headLength);
  const { position: length, checksum } = await writeBlock(file, arrays, outlineEnd.position);
  const head = writeHead({
    outlineLength: json.length,
    outlineChecksum: outlineEnd.checksum,
    arraysChecksum: checksum,
    length,
  });
  await writeWhole(file, head, 0);
}

/** Writes arrays under one checksum; `position` is where they end. */
async function writeBlock(
  file: FileHandle,
  arrays: readonly NumberArray[],
  from: number,
): Promise<{ readonly position: number; readonly checksum: number }> {
  let [position, checksum] = [from, 0];
  for (const array of arrays) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const padding = new Uint8Array(padded(bytes.length) - bytes.length);
    for (const piece of [...chunks(bytes), padding]) {
      checksum = crc32(piece, checksum);
      await writeWhole(file, piece, position);
      position += piece.length;
    }
  }
  return { position, checksum };
}

function* chunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += chunkLength) {
    yield bytes.subarray(from, from + chunkLength);
  }
}

async function writeWhole(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** Never throws: whatever is wrong with the file, another index can be built. */
export async function readSnapshot(path: string): Promise<SnapshotResult> {
  try {
    await using file = await open(path, 'r');
    return await readFrom(file);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return { kind: 'missing' };
    return { kind: 'unreadable', reason: String(fault) };
  }
}

async function readFrom(file: FileHandle): Promise<SnapshotResult> {
  const start = Buffer.alloc(headLength);
  if (!(await readWhole(file, start, 0))) return { kind: 'damaged' };
  const read = readHead(start);
  if (read.kind !== 'good') return read;
  const { outlineLength, outlineChecksum, arraysChecksum, length } = read.head;
  if (length !== (await file.stat()).size) return { kind: 'damaged' };
  const json = Buffer.alloc(padded(outlineLength));
  const isWhole = await readWhole(file, json, headLength);
  if (!isWhole || crc32(json) !== outlineChecksum) return { kind: 'damaged' };
  const outline = JSON.parse(json.toString('utf8', 0, outlineLength)) as Outline;
  const pieces = new CheckedPieces(file, headLength + json.length);
  const arrays: NumberArray[] = [];
  for (const group of groupsOf(outline.arrays)) {
    const body = new Uint8Array(new SharedArrayBuffer(group.bytes));
    for (const piece of chunks(body)) if (!(await pieces.read(piece))) return { kind: 'damaged' };
    arrays.push(...arraysIn(body.buffer, group.arrays));
  }
  if (pieces.checksum() !== arraysChecksum) return { kind: 'damaged' };
  return { kind: 'loaded', generation: restoreArrays(outline.text, arrays) as Generation };
}

/** Reads pieces of a file in order; each is checked while the next is read. */
class CheckedPieces {
  readonly #file: FileHandle;
  #position: number;
  #checksum = 0;
  #before: Uint8Array = new Uint8Array(0);

  constructor(file: FileHandle, from: number) {
    this.#file = file;
    this.#position = from;
  }

  /** Fills the piece; false where the file ends before. */
  async read(piece: Uint8Array): Promise<boolean> {
    const reading = readWhole(this.#file, piece, this.#position);
    this.#checksum = crc32(this.#before, this.#checksum);
    this.#position += piece.length;
    this.#before = piece;
    return reading;
  }

  checksum(): number {
    return crc32(this.#before, this.#checksum);
  }
}

interface Group {
  readonly arrays: Outline['arrays'];
  readonly bytes: number;
}

/**
 * Small arrays share memory, which is freed when none of them is used; large ones have their
 * own.
 */
function groupsOf(arrays: Outline['arrays']): Group[] {
  const groups: Group[] = [];
  let [group, bytes]: [(readonly [ArrayKind, number])[], number] = [[], 0];
  for (const array of arrays) {
    group.push(array);
    bytes += bytesOf(array);
    if (bytes < groupLength) continue;
    groups.push({ arrays: group, bytes });
    [group, bytes] = [[], 0];
  }
  return [...groups, { arrays: group, bytes }];
}

function bytesOf([kind, length]: Outline['arrays'][number]): number {
  return padded(length * bytesPerNumber[kind]);
}

function arraysIn(buffer: ArrayBufferLike, arrays: Outline['arrays']): NumberArray[] {
  let position = 0;
  return arrays.map(([kind, length]) => {
    const array = viewOf[kind](buffer, position, length);
    position += bytesOf([kind, length]);
    return array;
  });
}

async function readWhole(file: FileHandle, into: Uint8Array, position: number): Promise<boolean> {
  for (let done = 0; done < into.length;) {
    const { bytesRead } = await file.read(into, done, into.length - done, position + done);
    if (bytesRead === 0) return false;
    done += bytesRead;
  }
  return true;
}
