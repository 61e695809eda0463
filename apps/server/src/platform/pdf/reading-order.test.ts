import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelsOf, toVisualOrder, visualOrder } from './reading-order.ts';

/** Text in which capitals are made Hebrew, as in the examples of UAX #9. */
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
    level % 2 === 1 ? toVisualOrder(letter, true) : letter,
  );
  return latin(drawn.join('')).replaceAll(/[\u{200f}\u{202b}\u{202c}\u{2067}\u{2069}]/gu, '');
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
    ['in ABC 10% $5 end', 'in $5 10% CBA end'],
    ['in ABC -5 DEF end', 'in FED 5- CBA end'],
    ['in ABC 1-2 DEF end', 'in FED 1-2 CBA end'],
    ['in ABC “DEF” 1 (a) G', 'in 1 ”FED“ CBA (a) G'],
    // Marks, embeddings and isolates, as records bring them.
    ['ABC.\u{200f} rio', '.CBA rio'],
    ['in \u{202b}ABC v. DEF.\u{202c} end', 'in .FED .v CBA end'],
    ['\u{2067}ABC\u{2069} 1', 'CBA 1'],
    // Letters and signs beyond the first plane.
    ['ABC \u{1f4d6} DEF', 'FED \u{1f4d6} CBA'],
    ['ABC \u{20000} DEF', 'CBA \u{20000} FED'],
    ['', ''],
  ])('of %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test('is that of its line alone: a paragraph is parted before it is turned', () => {
    const letters = Array.from(hebrew('in ABC DEF end'));
    const levels = levelsOf(letters);
    const line = letters.map((letter, at) => ({ letter, level: levels[at] ?? 0 }));
    const drawn = [line.slice(0, 6), line.slice(7)].map((part) =>
      latin(
        visualOrder(part)
          .map(({ letter }) => letter)
          .join(''),
      ),
    );
    expect(drawn).toEqual(['in CBA', 'FED end']);
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
