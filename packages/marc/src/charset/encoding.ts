import { TextDecoder } from 'node:util';
import { isAscii, isUtf8 } from 'node:buffer';
import { note } from '../warning.ts';
import type { Warning } from '../warning.ts';
import { looksLikeAnsel } from './ansel-or-latin.ts';
import { decodeMarc8, hasDesignation } from './marc8.ts';

/** How a record's bytes are to be read; 'declared' is what an XML declaration names. */
export type Encoding = 'ascii' | 'utf-8' | 'marc-8' | 'windows-1252' | 'declared';

/**
 * Decides by the bytes of a whole record. What the leader says (09) is wrong too often to count
 * for more than a hint between MARC-8 and Windows-1252.
 */
export function decideEncoding(
  bytes: Buffer,
  claimsUnicode: boolean,
): Exclude<Encoding, 'declared'> {
  if (isAscii(bytes)) return hasDesignation(bytes) ? 'marc-8' : 'ascii';
  if (isMostlyUtf8(bytes)) return 'utf-8';
  if (hasDesignation(bytes)) return 'marc-8';
  return looksLikeAnsel(bytes, claimsUnicode) ? 'marc-8' : 'windows-1252';
}

/** Whether bytes are UTF-8, a few broken ones aside. */
export function isMostlyUtf8(bytes: Buffer): boolean {
  if (isUtf8(bytes)) return true;
  const { sequences, strays } = utf8Evidence(bytes);
  return sequences > strays;
}

/** Whole multi-byte sequences of UTF-8, and bytes above ASCII that are in none. */
function utf8Evidence(bytes: Buffer): { sequences: number; strays: number } {
  let sequences = 0;
  let strays = 0;
  for (let i = 0; i < bytes.length;) {
    const length = sequenceLength(bytes, i);
    if (length > 1) sequences++;
    if (length === 0) strays++;
    i += Math.max(length, 1);
  }
  return { sequences, strays };
}

/** Bytes of the UTF-8 sequence that begins here, 0 if none does. */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  for (let i = 1; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

const windows1252 = new TextDecoder('windows-1252');

/** Text of a stretch of a record's bytes, subfield delimiters kept. */
export type TextDecoding = (start: number, end: number) => string;

export function textDecoder(
  encoding: Exclude<Encoding, 'declared'>,
  bytes: Buffer,
  warnings: Warning[],
): TextDecoding {
  switch (encoding) {
    case 'ascii':
      return (start, end) => bytes.toString('latin1', start, end);
    case 'utf-8':
      return (start, end) => {
        const text = bytes.toString('utf8', start, end);
        if (text.includes('\ufffd') && !isUtf8(bytes.subarray(start, end)))
          note(warnings, 'encoding');
        return text;
      };
    case 'marc-8':
      return (start, end) => decodeMarc8(bytes, start, end, warnings);
    case 'windows-1252':
      return (start, end) => windows1252.decode(bytes.subarray(start, end));
  }
}
