import { fieldTerminator } from './iso2709/delimiters.ts';
import { findLeader } from './iso2709/leader.ts';
import { utf16Label } from './marcxml/utf8.ts';

export type Format = 'iso2709' | 'marcxml' | 'isis' | 'unknown';

/** Enough for the longest directory: the first field terminator ends it. */
export const sniffBytes = 128 * 1024;

export function sniffFormat(head: Buffer): Format {
  const start = head.toString('latin1', 0, 1024).replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  if (start.startsWith('<') || utf16Label(head) !== null)
    return utf16Label(head) !== null || isMarcXml(head) ? 'marcxml' : 'unknown';
  if (head.includes(fieldTerminator) && (/^[0-9]{5}/.test(start) || findLeader(head, 0) >= 0))
    return 'iso2709';
  return /^[0-9]{24}[0-9\s]*#/.test(start) ? 'isis' : 'unknown';
}

/** Other XML, and HTML, has no element of these names near its beginning. */
function isMarcXml(head: Buffer): boolean {
  return /<(?:[\w.-]{1,64}:)?(?:collection|record|OAI-PMH)[\s/>]/i.test(head.toString('latin1'));
}
