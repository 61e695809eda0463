import { eaccRows } from './eacc-rows.ts';

/** Rows in use, split into characters, some of which are two code units long. */
const split = new Map<number, readonly string[]>();

/** The character of a three-byte code of EACC in either half of the code table, or U+FFFD. */
export function eaccCharacter(first: number, second: number, third: number): string {
  const row = ((first & 0x7f) << 8) | (second & 0x7f);
  let characters = split.get(row);
  if (!characters) split.set(row, (characters = Array.from(eaccRows[row] ?? '')));
  const character = characters[(third & 0x7f) - 0x21] ?? ' ';
  return character === ' ' ? '\ufffd' : character;
}
