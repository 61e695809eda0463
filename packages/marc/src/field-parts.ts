import { note } from './reading.ts';
import type { Warning } from './reading.ts';

/** What a field's parts must be, and what is made of those that are not. */

const controls = /[\0-\x1f\x7f-\x9f]/;
const nonAscii = /[^\0-\x7f]/;

/** White space and the 'non-sorting' marks of C1 are common in text; other controls are faults. */
const faultyControls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x97\x99-\x9b\x9d-\x9f]/;

/** A value in NFC, its white space blanks, without control characters. */
export function cleanValue(text: string, warnings: Warning[]): string {
  if (!controls.test(text)) return nonAscii.test(text) ? text.normalize('NFC') : text;
  if (faultyControls.test(text)) note(warnings, 'control-characters');
  const printable = text.replace(/[\t\n\r\x85]+/g, ' ').replace(/[\0-\x1f\x7f-\x9f]/g, '');
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
