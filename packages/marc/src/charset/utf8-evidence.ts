import { isUtf8 } from 'node:buffer';

/**
 * Whole sequences from which on they are no chance: one of two bytes is, in one of ten pairs of
 * Latin-1 or ANSEL.
 */
export const enoughSequences = 6;

/** Whole multi-byte sequences of UTF-8, no more of them counted than are enough, and bytes above ASCII in none. */
export function utf8Evidence(bytes: Buffer): { sequences: number; strays: number } {
  const isWhole = isUtf8(bytes);
  let sequences = 0;
  let strays = 0;
  for (let i = 0; i < bytes.length;) {
    const length = sequenceLength(bytes, i);
    if (length > 1) sequences++;
    if (length === 0) strays++;
    if (isWhole && sequences === enoughSequences) break;
    i += Math.max(length, 1);
  }
  return { sequences, strays };
}

/** Whether bytes are UTF-8, a few broken ones aside. */
export function isMostlyUtf8(bytes: Buffer): boolean {
  const { sequences, strays } = utf8Evidence(bytes);
  return strays === 0 || sequences > strays;
}

/** Bytes of the UTF-8 sequence that begins here, 0 if none does. */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let i = 1; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}
