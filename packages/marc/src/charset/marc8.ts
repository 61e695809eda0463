import { note } from '../warning.ts';
import type { Warning } from '../warning.ts';
import { ansel, ascii, controlCharacters, isMark, setByFinal, setByLetter } from './marc8-sets.ts';
import type { CharacterSet } from './marc8-sets.ts';
import { eaccCharacter } from './eacc.ts';

/**
 * MARC-8, as in 'MARC 21 Specifications for Record Structure, Character Sets, and Exchange Media':
 * two sets are in use at a time, G0 for bytes below 0x80 and G1 above, and escape sequences after
 * ISO 2022 designate others. Marks stand before the letter they go with; Unicode has them after.
 */

const escape = 0x1b;
const delimiter = 0x1f;
const unknown = '\ufffd';

interface Designation {
  readonly target: 'g0' | 'g1';
  readonly set: CharacterSet | 'eacc';
  readonly length: number;
}

/** Whether an escape sequence of MARC-8 occurs. */
export function hasDesignation(bytes: Buffer): boolean {
  for (let i = bytes.indexOf(escape); i >= 0; i = bytes.indexOf(escape, i + 1))
    if (designation(bytes, i)) return true;
  return false;
}

const multiByte = 0x24;
const intermediatesOfG0 = new Set([0x28, 0x2c]);
const intermediatesOfG1 = new Set([0x29, 0x2d]);
/** Second intermediate byte, before the final of ANSEL in full ISO 2022 notation. */
const secondIntermediate = 0x21;
const finalOfEacc = 0x31;

function designation(bytes: Uint8Array, at: number): Designation | null {
  const letter = setByLetter.get(bytes[at + 1] ?? 0);
  if (letter) return { target: 'g0', set: letter, length: 2 };
  let i = at + 1;
  const isMultiByte = bytes[i] === multiByte;
  if (isMultiByte) i++;
  const isG1 = intermediatesOfG1.has(bytes[i] ?? 0);
  const hasIntermediate = isG1 || intermediatesOfG0.has(bytes[i] ?? 0);
  if (hasIntermediate) i++;
  if (!hasIntermediate && !isMultiByte) return null;
  if (bytes[i] === secondIntermediate) i++;
  const final = bytes[i] ?? 0;
  const set = isMultiByte ? (final === finalOfEacc ? 'eacc' : undefined) : setByFinal.get(final);
  return set ? { target: isG1 ? 'g1' : 'g0', set, length: i + 1 - at } : null;
}

/** Decodes a stretch of text; every subfield begins anew with ASCII and ANSEL. */
export function decodeMarc8(
  bytes: Uint8Array,
  start: number,
  end: number,
  warnings: Warning[],
): string {
  let text = '';
  let marks = '';
  let sets: { g0: CharacterSet | 'eacc'; g1: CharacterSet | 'eacc' } = { g0: ascii, g1: ansel };
  for (let i = start; i < end;) {
    const byte = bytes[i] ?? 0;
    if (byte === escape) {
      const found = designation(bytes, i);
      if (found) sets[found.target] = found.set;
      else note(warnings, 'encoding');
      i += found?.length ?? 1;
      continue;
    }
    if (byte === delimiter) sets = { g0: ascii, g1: ansel };
    const set = byte < 0x80 ? sets.g0 : sets.g1;
    const isWide = set === 'eacc' && isEacc(bytes, i, end);
    const character = isWide ? eaccAt(bytes, i) : byteCharacter(byte, set);
    if (character === unknown) note(warnings, 'encoding');
    i += isWide ? 3 : 1;
    if (isMark(character)) {
      marks += character;
      continue;
    }
    text += byte < 0x20 ? marks + character : character + marks;
    marks = '';
  }
  return text + marks;
}

function byteCharacter(byte: number, set: CharacterSet | 'eacc'): string {
  if (byte <= 0x20) return String.fromCharCode(byte);
  if (byte > 0x7e && byte < 0xa1) return controlCharacters.get(byte) ?? unknown;
  return set === 'eacc' ? unknown : (set[byte & 0x7f] ?? unknown);
}

/** Whether three bytes of a set of 94 × 94 × 94 stand here. */
function isEacc(bytes: Uint8Array, at: number, end: number): boolean {
  if (at + 3 > end) return false;
  for (let i = at; i < at + 3; i++) {
    const code = (bytes[i] ?? 0) & 0x7f;
    if (code < 0x21 || code === 0x7f) return false;
  }
  return true;
}

function eaccAt(bytes: Uint8Array, at: number): string {
  return eaccCharacter(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
}
