import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelsOf, mirrored, visualOrder } from './reading-order.ts';

/** As in the examples of UAX #9: capitals stand for Hebrew. */
const hebrew = (text: string): string =>
  text.replaceAll(/[A-Z]/g, (letter) => String.fromCodePoint(0x5d0 + letter.charCodeAt(0) - 65));
const latin = (text: string): string =>
  text.replaceAll(/[\u{5d0}-\u{5ea}]/gu, (letter) =>
    String.fromCodePoint(letter.charCodeAt(0) - 0x5d0 + 65),
  );

/** The signs of a line from left to right. */
function shown(text: string): string {
  const letters = Array.from(hebrew(text));
  const levels = levelsOf(letters);
  const line = letters.map((letter, at) => ({ letter, level: levels[at] ?? 0 }));
  const drawn = visualOrder(line).map(({ letter, level }) =>
    level === 1 ? mirrored(letter) : letter,
  );
  return latin(drawn.join(''));
}

describe('the order in which a line is drawn', () => {
  test.each([
    ['plain words (2003).', 'plain words (2003).'],
    ['car is THE CAR in arabic', 'car is RAC EHT in arabic'],
    ['THE CAR', 'RAC EHT'],
    ['in ABC 123 DEF end', 'in FED 123 CBA end'],
    ['vol. ABC 1.234 end', 'vol. 1.234 CBA end'],
    ['ABC, DEF. rio', 'FED ,CBA. rio'],
    ['in ABC (DEF) end', 'in (FED) CBA end'],
    ['in ABC (DEF x) end', 'in CBA (FED x) end'],
    ['in ABC [DEF (1) G', 'in G (1) FED] CBA'],
    ['ABC (DEF) GHI', 'IHG (FED) CBA'],
    ['v. 12 ABC', 'v. 12 CBA'],
    ['(ABC)', '(CBA)'],
    ['', ''],
  ])('of %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('of a mark is that of its letter, of digits of Arabic that of a number', () => {
    expect(levelsOf(['ש', 'ׁ', ' ', 'ل'])).toEqual([1, 1, 1, 1]);
    expect(levelsOf(['ل', ' ', '١', '٢'])).toEqual([1, 1, 2, 2]);
  });

  test('has every sign once, and words from left to right as they were', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'B', ' ', '1', '.', '-') });
    fc.assert(
      fc.property(words, (text) => {
        const line = shown(text);
        expect(Array.from(line).toSorted()).toEqual(Array.from(text).toSorted());
        const left = (of: string) => of.replaceAll(/[^ab]/g, '');
        expect(left(line)).toBe(left(text));
      }),
    );
  });
});
