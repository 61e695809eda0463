import { sha256 } from '../../platform/digest.ts';

/** Digest of a file as it was sent: another file has another. */
export function versionOf(file: Buffer): string {
  return sha256(file).toString('base64url').slice(0, 16);
}

/** Kind of a picture, by its first bytes: nothing but these is handed to a decoder. */
export function pictureKind(file: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  const isRiff = file.toString('latin1', 0, 4) === 'RIFF';
  return isRiff && file.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}
