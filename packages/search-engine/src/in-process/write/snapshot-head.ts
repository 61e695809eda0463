import { crc32 } from 'node:zlib';

/**
 * The first bytes of the file: magic number, version, length of the outline, checksum of the
 * outline, checksum of the arrays, length of the file, and a checksum of all these.
 */
export interface SnapshotHead {
  /** Bytes of the outline without its padding. */
  readonly outlineLength: number;
  readonly outlineChecksum: number;
  readonly arraysChecksum: number;
  /** Bytes of the whole file. */
  readonly length: number;
}

export type HeadResult =
  | { readonly kind: 'good'; readonly head: SnapshotHead }
  | { readonly kind: 'otherVersion'; readonly version: number }
  | { readonly kind: 'damaged' };

const mark = 'ESTANTE\n';
/**
 * Version of the format. Raise it with every change of layout, names or analysis: an older index does not answer newer
 * queries.
 */
const snapshotVersion = 23;
export const headLength = 40;
const checkedLength = 36;

export function writeHead(head: SnapshotHead): Buffer {
  const bytes = Buffer.alloc(headLength);
  bytes.write(mark);
  bytes.writeUInt32LE(snapshotVersion, 8);
  bytes.writeUInt32LE(head.outlineLength, 12);
  bytes.writeUInt32LE(head.outlineChecksum, 16);
  bytes.writeUInt32LE(head.arraysChecksum, 20);
  bytes.writeDoubleLE(head.length, 24);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, checkedLength)), checkedLength);
  return bytes;
}

/** Magic number and version are in the same place in every version, all else is of this one. */
export function readHead(bytes: Buffer): HeadResult {
  if (bytes.toString('latin1', 0, mark.length) !== mark) return { kind: 'damaged' };
  const version = bytes.readUInt32LE(8);
  if (version !== snapshotVersion) return { kind: 'otherVersion', version };
  const checksum = crc32(bytes.subarray(0, checkedLength));
  if (bytes.readUInt32LE(checkedLength) !== checksum) return { kind: 'damaged' };
  const head: SnapshotHead = {
    outlineLength: bytes.readUInt32LE(12),
    outlineChecksum: bytes.readUInt32LE(16),
    arraysChecksum: bytes.readUInt32LE(20),
    length: bytes.readDoubleLE(24),
  };
  return { kind: 'good', head };
}
