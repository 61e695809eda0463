import { note } from './warning.ts';
import type { Warning } from './warning.ts';

/** Rules for the parts of a field, which are mended, or left out, where they break them. */

const controls = /\p{Cc}/u;
const nonAscii = /\P{ASCII}/u;

/** White space and the 'non-sorting' marks of C1 are common in text; other controls are faults. */
const faultyControls = /[\p{Cc}--[\t\n\r\x85\x98\x9c]]/v;

/** A value in NFC, its white space blanks, without control characters. */
export function cleanValue(text: string, warnings: Warning[]): string {
  if (!controls.test(text)) return nonAscii.test(text) ? text.normalize('NFC') : text;
  if (faultyControls.test(text)) note(warnings, 'control-characters');
  const printable = text.replace(/[\t\n\r\x85]+/g, ' ').replace(/\p{Cc}/gu, '');
  return printable.normalize('NFC');
}

/** Three letters or digits; a number that lost its leading zeros gets them back. */
export function cleanTag(tag: string, warnings: Warning[]): string | null {
  if (/^[0-9A-Za-z]{3}$/.test(tag)) return tag;
  note(warnings, 'tag');
  return /^[0-9]{1,2}$/.test(tag) ? tag.padStart(3, '0') : null;
}

export function isIndicator(character: string): boolean {
  return character.length === 1 && character >= ' ' && character < '\x7f';
}

/** Stands for a subfield code that is missing or none. */
export const unknownCode = '?';

export function isSubfieldCode(character: string): boolean {
  return character.length === 1 && character > ' ' && character < '\x7f';
}
