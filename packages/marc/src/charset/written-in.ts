import { TextDecoder } from 'node:util';
import { ansel } from './marc8-sets.ts';
import type { CharacterSetName } from './character-set.ts';
import { decodeCp850 } from './cp850.ts';

/** Text in the bytes of a set, for tests; null where the set has no such character. */
export function writtenIn(set: CharacterSetName, text: string): Buffer | null {
  if (set === 'utf-8') return Buffer.from(text);
  const bytes: number[] = [];
  for (const character of set === 'marc-8' ? marksFirst(text) : text) {
    const code =
      (character.codePointAt(0) ?? 0) < 0x80
        ? [character.charCodeAt(0)]
        : codesOf(set).get(character);
    if (!code) return null;
    bytes.push(...code);
  }
  return Buffer.from(bytes);
}

/** Letters with their marks before them, as ANSEL has them. */
function marksFirst(text: string): string[] {
  return Array.from(text.normalize('NFC')).flatMap((letter) => {
    if (codesOf('marc-8').has(letter)) return [letter];
    const [base = '', ...marks] = Array.from(letter.normalize('NFD'));
    return [...marks, base];
  });
}

const tables = new Map<CharacterSetName, Map<string, number[]>>();

function codesOf(set: CharacterSetName): Map<string, number[]> {
  const table = tables.get(set) ?? makeTable(set);
  tables.set(set, table);
  return table;
}

function makeTable(set: CharacterSetName): Map<string, number[]> {
  const table = new Map<string, number[]>();
  const keep = (bytes: number[], text: string) => {
    if (!text.includes('\ufffd') && Array.from(text).length === 1 && !table.has(text))
      table.set(text, bytes);
  };
  const decode = decoderOf(set);
  for (let first = 0x80; first <= 0xff; first++) {
    keep([first], decode(Buffer.of(first)));
    if (set === 'marc-8' || set === 'windows-1252' || set === 'cp850') continue;
    for (let second = 0x40; second <= 0xff; second++)
      keep([first, second], decode(Buffer.of(first, second)));
  }
  return table;
}

function decoderOf(set: CharacterSetName): (bytes: Uint8Array) => string {
  if (set === 'cp850') return decodeCp850;
  if (set === 'marc-8')
    return ([byte = 0]) => (byte < 0xa1 ? '\ufffd' : (ansel[byte & 0x7f] ?? '\ufffd'));
  const decoder = new TextDecoder(set);
  return (bytes) => decoder.decode(bytes);
}
