import { isAscii, isUtf8 } from 'node:buffer';
import { note } from '../reading.ts';
import type { Warning } from '../reading.ts';
import { looksLikeAnsel } from './ansel-or-latin.ts';
import { decodeMarc8, hasDesignation } from './marc8.ts';

/** How a record's bytes are to be read. */
export type Encoding = 'ascii' | 'utf-8' | 'marc-8' | 'windows-1252';

/** Text of a stretch of a record's bytes, subfield delimiters kept. */
export type TextDecoding = (bytes: Buffer, start: number, end: number) => string;

/**
 * Decides by the bytes of a whole record. What the leader says (09) is wrong too often to count
 * for more than a hint between MARC-8 and Windows-1252.
 */
export function decideEncoding(bytes: Buffer, claimsUnicode: boolean): Encoding {
  if (isAscii(bytes)) return hasDesignation(bytes) ? 'marc-8' : 'ascii';
  if (isUtf8(bytes)) return 'utf-8';
  const { sequences, strays } = utf8Evidence(bytes);
  if (sequences > strays) return 'utf-8';
  if (hasDesignation(bytes)) return 'marc-8';
  return looksLikeAnsel(bytes, claimsUnicode) ? 'marc-8' : 'windows-1252';
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

export function textDecoder(encoding: Encoding, warnings: Warning[]): TextDecoding {
  switch (encoding) {
    case 'ascii':
      return (bytes, start, end) => bytes.toString('latin1', start, end);
    case 'utf-8':
      return (bytes, start, end) => {
        const text = bytes.toString('utf8', start, end);
        if (text.includes('\ufffd') && !isUtf8(bytes.subarray(start, end)))
          note(warnings, 'encoding');
        return text;
      };
    case 'marc-8':
      return (bytes, start, end) => decodeMarc8(bytes, start, end, warnings);
    case 'windows-1252':
      return (bytes, start, end) => windows1252.decode(bytes.subarray(start, end));
  }
}
