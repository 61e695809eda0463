import { eastAsianSets, type EastAsianSet } from './east-asian.ts';

/** Sets that bytes above ASCII may be in. */
export type CharacterSetName = 'utf-8' | 'marc-8' | 'windows-1252' | 'cp850' | EastAsianSet;

/** Encoding that a record's bytes are to be read in; 'declared' is the one that an XML declaration names. */
export type Encoding = 'ascii' | CharacterSetName | 'declared';

const names: Readonly<Record<string, CharacterSetName>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  unicode: 'utf-8',
  'marc-8': 'marc-8',
  marc8: 'marc-8',
  ansel: 'marc-8',
  'latin-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  cp850: 'cp850',
  ibm850: 'cp850',
  sjis: 'shift_jis',
  'shift-jis': 'shift_jis',
  gb2312: 'gbk',
  ...Object.fromEntries(eastAsianSets.map((name) => [name, name])),
};

/** Names of the character sets as people know them, without other spellings. */
export const characterSetNames: readonly string[] = [
  'utf-8',
  'marc-8',
  'latin-1',
  'windows-1252',
  'cp850',
  ...eastAsianSets,
];

/** The set that a name means, in any of its spellings. */
export function characterSetOf(name: string): CharacterSetName | null {
  return names[name.trim().toLowerCase()] ?? null;
}
