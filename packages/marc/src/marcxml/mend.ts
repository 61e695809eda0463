import { note } from '../warning.ts';
import type { Warning } from '../warning.ts';

/** Characters XML 1.0 forbids, of which exports hold plenty. */
const forbidden = /[[\p{Cc}\ufffe\uffff]--[\t\n\r\x7f-\x9f]]/gv;
/** Text that begins with '&' or '<' and is markup only if well formed. */
const loose = /&#(?:x([0-9a-f]+)|([0-9]+));|&(?!(?:amp|lt|gt|quot|apos);)|<(?![a-z_:/!?])/gi;
const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';

/**
 * Mends what stands in the way of parsing and has one meaning only: forbidden characters go, '&'
 * and '<' that begin nothing are text. Of entities only XML's own five are known, so any other is
 * text as well.
 */
export function mendXml(text: string, warnings: Warning[]): string {
  const clean = text.replace(forbidden, '');
  if (clean !== text) note(warnings, 'control-characters');
  let mended = '';
  let from = 0;
  for (let start = clean.indexOf(cdataStart); start >= 0; start = clean.indexOf(cdataStart, from)) {
    const end = clean.indexOf(cdataEnd, start);
    if (end < 0) break;
    mended += mendMarkup(clean.slice(from, start)) + clean.slice(start, end + cdataEnd.length);
    from = end + cdataEnd.length;
  }
  mended += mendMarkup(clean.slice(from));
  if (mended !== clean) note(warnings, 'xml');
  return mended;
}

function mendMarkup(text: string): string {
  return text.replace(loose, (match, hexadecimal?: string, decimal?: string) => {
    if (match === '<') return '&lt;';
    if (match === '&') return '&amp;';
    return isCharacter(hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal)) ? match : '';
  });
}

/** The production Char of XML 1.0. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code < 0x110000);
}
