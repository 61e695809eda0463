import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { bytesPerNumber, kindOf, putTogether, takeApart, viewOf } from './arrays.ts';
import type { ArrayKind, NumberArray } from './arrays.ts';
import type { Generation } from './generation.ts';

/**
 * The index in a file: a head of 32 bytes (mark, version, length of the outline, checksum of all
 * that follows, length of all), the outline as JSON, then the arrays, each at a multiple of eight.
 * Numbers are in the machine's order: the file is a cache of one machine, not an exchange format.
 */
const mark = 'ESTANTE\n';
/** Raise it when layout or analysis changes: an index from older words does not answer new ones. */
export const snapshotVersion = 16;
const headLength = 32;
const chunkLength = 4 * 1024 * 1024;
const groupLength = chunkLength;

export type LoadedSnapshot =
  | { readonly kind: 'loaded'; readonly generation: Generation }
  | { readonly kind: 'missing' }
  | { readonly kind: 'otherVersion'; readonly version: number }
  | { readonly kind: 'damaged' };

interface Outline {
  readonly text: string;
  readonly arrays: readonly (readonly [kind: ArrayKind, length: number])[];
}

function padded(length: number): number {
  return Math.ceil(length / 8) * 8;
}

export async function writeSnapshot(path: string, generation: Generation): Promise<void> {
  // One name for all: what a killed process leaves is written over.
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
    await rm(temporary, { force: true });
    throw fault;
  }
}

async function writeTo(file: FileHandle, generation: Generation): Promise<void> {
  const { text, arrays } = takeApart(generation);
  const outline: Outline = { text, arrays: arrays.map((array) => [kindOf(array), array.length]) };
  const json = Buffer.from(JSON.stringify(outline));
  let checksum = 0;
  let position = headLength;
  for (const array of [json, ...arrays]) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const padding = new Uint8Array(padded(bytes.length) - bytes.length);
    for (const piece of [...chunks(bytes), padding]) {
      checksum = crc32(piece, checksum);
      await writeWhole(file, piece, position);
      position += piece.length;
    }
  }
  await writeWhole(file, head(json.length, checksum, position), 0);
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

function head(outlineLength: number, checksum: number, length: number): Buffer {
  const bytes = Buffer.alloc(headLength);
  bytes.write(mark);
  bytes.writeUInt32LE(snapshotVersion, 8);
  bytes.writeUInt32LE(outlineLength, 12);
  bytes.writeUInt32LE(checksum, 16);
  bytes.writeDoubleLE(length, 24);
  return bytes;
}

export async function readSnapshot(path: string): Promise<LoadedSnapshot> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return { kind: 'missing' };
    throw fault;
  }
  try {
    return await readFrom(file);
  } finally {
    await file.close();
  }
}

async function readFrom(file: FileHandle): Promise<LoadedSnapshot> {
  const { size } = await file.stat();
  const start = Buffer.alloc(headLength);
  if (size < headLength || !(await readWhole(file, start, 0))) return { kind: 'damaged' };
  if (start.toString('latin1', 0, 8) !== mark) return { kind: 'damaged' };
  const version = start.readUInt32LE(8);
  if (version !== snapshotVersion) return { kind: 'otherVersion', version };
  if (start.readDoubleLE(24) !== size) return { kind: 'damaged' };
  const json = Buffer.alloc(padded(start.readUInt32LE(12)));
  const pieces = new CheckedPieces(file, headLength);
  if (!(await pieces.read(json))) return { kind: 'damaged' };
  const outline = outlineIn(json.subarray(0, start.readUInt32LE(12)));
  if (outline === null) return { kind: 'damaged' };
  const arrays: NumberArray[] = [];
  for (const group of groupsOf(outline.arrays)) {
    const body = new Uint8Array(new SharedArrayBuffer(group.bytes));
    for (const piece of chunks(body)) if (!(await pieces.read(piece))) return { kind: 'damaged' };
    arrays.push(...arraysIn(body.buffer, group.arrays));
  }
  if (pieces.checksum() !== start.readUInt32LE(16)) return { kind: 'damaged' };
  return { kind: 'loaded', generation: putTogether(outline.text, arrays) as Generation };
}

/** Pieces of a file one after the other; each is checked while the next is read. */
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

/** Null where it is no outline: what it was read from is not checked yet. */
function outlineIn(json: Buffer): Outline | null {
  try {
    return JSON.parse(json.toString()) as Outline;
  } catch {
    return null;
  }
}

interface Group {
  readonly arrays: Outline['arrays'];
  readonly bytes: number;
}

/** Small arrays share memory, which is freed when none of them is used; large ones have their own. */
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
