import { note } from '../reading.ts';
import type { Warning } from '../reading.ts';

/** Characters XML 1.0 forbids, of which exports hold plenty. */
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const entityReference = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9a-f]{1,6});)/gi;
const numericReference = /&#(?:x([0-9a-f]+)|([0-9]+));/gi;
const looseAngle = /<(?![A-Za-z_:/!?])/g;

/**
 * Mends what stands in the way of parsing and has one meaning only: forbidden characters go, '&'
 * and '<' that begin nothing are text. Of entities only XML's own five are known, so any other is
 * text as well.
 */
export function mendXml(text: string, warnings: Warning[]): string {
  const clean = text.replace(forbidden, '');
  if (clean !== text) note(warnings, 'control-characters');
  const mended = clean
    .replace(entityReference, '&amp;')
    .replace(looseAngle, '&lt;')
    .replace(numericReference, (reference, hex?: string, decimal?: string) =>
      isCharacter(hex ? parseInt(hex, 16) : Number(decimal)) ? reference : '',
    );
  if (mended !== clean) note(warnings, 'xml');
  return mended;
}

/** The production Char of XML 1.0. */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code < 0x110000);
}
