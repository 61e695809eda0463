import type { BarCode } from './interleaved-2-of-5.ts';

/**
 * Characters by their nine elements, bars and spaces in turn: 'w' wide, 'n' narrow (ISO/IEC 16388,
 * table 1). '*' begins and ends a symbol.
 */
// oxfmt-ignore
const patterns: Readonly<Record<string, string>> = {
  '0': 'nnnwwnwnn', '1': 'wnnwnnnnw', '2': 'nnwwnnnnw', '3': 'wnwwnnnnn', '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn', '6': 'nnwwwnnnn', '7': 'nnnwnnwnw', '8': 'wnnwnnwnn', '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw', B: 'nnwnnwnnw', C: 'wnwnnwnnn', D: 'nnnnwwnnw', E: 'wnnnwwnnn', F: 'nnwnwwnnn',
  G: 'nnnnnwwnw', H: 'wnnnnwwnn', I: 'nnwnnwwnn', J: 'nnnnwwwnn', K: 'wnnnnnnww', L: 'nnwnnnnww',
  M: 'wnwnnnnwn', N: 'nnnnwnnww', O: 'wnnnwnnwn', P: 'nnwnwnnwn', Q: 'nnnnnnwww', R: 'wnnnnnwwn',
  S: 'nnwnnnwwn', T: 'nnnnwnwwn', U: 'wwnnnnnnw', V: 'nwwnnnnnw', W: 'wwwnnnnnn', X: 'nwnnwnnnw',
  Y: 'wwnnwnnnn', Z: 'nwwnwnnnn', '-': 'nwnnnnwnw', '.': 'wwnnnnwnn', ' ': 'nwwnnnwnn',
  '*': 'nwnnwnwnn', $: 'nwnwnwnnn', '/': 'nwnwnnnwn', '+': 'nwnnnwnwn', '%': 'nnnwnwnwn',
};

const wide = 3;

/** Code 39 of a text, its letters large; null where a character of it is not there. */
export function code39(text: string): BarCode | null {
  const letters = text.toUpperCase();
  if (!/^[0-9A-Z\-. $/+%]+$/.test(letters)) return null;
  let x = 0;
  let path = '';
  for (const letter of `*${letters}*`) {
    Array.from(patterns[letter] ?? '').forEach((element, at) => {
      const width = element === 'w' ? wide : 1;
      if (at % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
      x += width;
    });
    // A narrow space between two characters.
    x += 1;
  }
  return { width: x - 1, path };
}
