import { crc32 } from 'node:zlib';

export interface Picture {
  /** The file again, of nothing but what draws it. */
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that draw (W3C PNG, third edition, section 11): texts, dates and profiles are left out. */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Most pixels of either side. */
const largestSide = 2000;

/**
 * A PNG as its own content says, whatever it was called; null for anything else: another kind of
 * file, one that is cut off or damaged, one with something after its end, one that is too large.
 */
export function readPng(file: Buffer): Picture | null {
  if (!file.subarray(0, 8).equals(signature)) return null;
  const chunks = chunksOf(file);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const counts = (type: string) => chunks.filter((chunk) => chunk.type === type).length;
  if (counts('IHDR') !== 1 || counts('IDAT') === 0) return null;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (![width, height].every((side) => side >= 1 && side <= largestSide)) return null;
  const kept = chunks.filter((chunk) => drawing.has(chunk.type)).map((chunk) => chunk.bytes);
  return { image: Buffer.concat([signature, ...kept]), width, height };
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly bytes: Buffer;
}

/** Chunks up to IEND, which must be the end; null where a length or a checksum is wrong. */
function chunksOf(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const [named, checksum] = [file.subarray(at + 4, end - 4), file.readUInt32BE(end - 4)];
    if (crc32(named) !== checksum) return null;
    const type = named.toString('latin1', 0, 4);
    chunks.push({ type, data: named.subarray(4), bytes: file.subarray(at, end) });
    if (type === 'IEND') return end === file.length ? chunks : null;
    at = end;
  }
  return null;
}
