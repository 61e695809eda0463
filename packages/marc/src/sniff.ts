import { fieldTerminator } from './iso2709/delimiters.ts';
import { findLeader, isLeader } from './iso2709/leader.ts';
import { alephNumber } from './lines/aleph.ts';
import { utf16Label } from './marcxml/utf8.ts';

export type Format = 'iso2709' | 'marcxml' | 'isis' | 'mnemonic' | 'aleph' | 'json' | 'unknown';

/** Bytes enough for the longest directory, which the first field terminator ends. */
export const sniffBytes = 128 * 1024;

export function sniffFormat(head: Buffer): Format {
  const start = head.toString('latin1', 0, 1024).replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  if (start.startsWith('<') || utf16Label(head) !== null)
    return utf16Label(head) !== null || isMarcXml(head) ? 'marcxml' : 'unknown';
  if (/^=(?:LDR|000|001) /.test(start)) return 'mnemonic';
  if (/^\d{9} \w{3}.. .{0,2}/.test(start) && alephNumber(start) !== null) return 'aleph';
  if (/^[[{]/.test(start) && /"fields"\s*:\s*\[/.test(head.toString('latin1'))) return 'json';
  // CDS/ISIS counts no indicators and no subfield codes (leader/10 and 11).
  if (
    /^[0-9]{5}[0-9 ]{5}00[0-9]{5}/.test(start) &&
    !isLeader(head, head.indexOf(start.slice(0, 24)))
  )
    return 'isis';
  if (/^[0-9]{5}[0-9 ]{5}00[0-9]{5}/.test(start) && start.includes('\x1e^')) return 'isis';
  if (head.includes(fieldTerminator) && (/^[0-9]{5}/.test(start) || findLeader(head, 0) >= 0))
    return 'iso2709';
  return /^[0-9]{24}[0-9\s]*#/.test(start) ? 'isis' : 'unknown';
}

/** Tells the format that a long beginning which nobody knows hides: records after rubbish. */
export function hiddenFormat(bytes: Buffer): Format {
  if (bytes.includes(fieldTerminator) && findLeader(bytes, 0) >= 0) return 'iso2709';
  return 'unknown';
}

/** Number of bytes within which records are looked for behind rubbish. */
export const hiddenWithin = 8 * 1024 * 1024;

/** Other XML, and HTML, has no element of these names near its beginning. */
function isMarcXml(head: Buffer): boolean {
  return /<(?:[\w.-]{1,64}:)?(?:collection|record|OAI-PMH)[\s/>]/i.test(head.toString('latin1'));
}
