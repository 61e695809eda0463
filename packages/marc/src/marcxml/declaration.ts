import { TextDecoder } from 'node:util';
/** Bytes at the beginning that may hold an XML declaration. */
export const declarationLength = 256;

/**
 * A decoder for bytes that are not UTF-8, from the first bytes of a file. What declares no
 * encoding, or wrongly UTF-8, is most likely Windows-1252.
 */
export function declaredDecoder(head: Uint8Array): TextDecoder {
  const text = Buffer.from(head).toString('latin1', 0, declarationLength);
  const label = /^\W*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(text)?.[1];
  const fallback = new TextDecoder('windows-1252');
  if (label === undefined || /^utf-?(8|16)/i.test(label)) return fallback;
  try {
    return new TextDecoder(label);
  } catch {
    return fallback;
  }
}
