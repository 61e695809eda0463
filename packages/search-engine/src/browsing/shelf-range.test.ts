import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { shelfKey } from './shelf-key.ts';
import { isBackwards, isOnShelf } from './shelf-range.ts';

test.each([
  ['869', '870', '869.3 A848d', true],
  ['869', '870', '870.9 B2', true],
  ['869', '870', '871', false],
  ['869', '870', '868.9 Z9', false],
  ['869.3 A848', '869.3 B2', '869.3 A848d', true],
  ['869.3 A848', '869.3 B2', '869.3 A8', false],
  ['', '100', '020 R454 1989', true],
  ['QA76', '', 'QA276 .A1', true],
  ['QA76', '', 'QA8 .A1', false],
  ['PQ1', 'QA76', 'QA76.73.J38 B56', true],
  ['PQ1', 'QA76', 'QA761 .A1', false],
  ['R 800', 'R 869', 'R 869.3 A848d', true],
  ['R 010', 'R 869', 'R 021.5 B2', true],
  ['R 800', 'R 869', 'R 030 B2', false],
])('from %j to %j stands %s: %s', (from, to, callNumber, is) => {
  expect(isOnShelf({ from, to }, callNumber)).toBe(is);
});

const callNumber = fc
  .tuple(fc.stringMatching(/^[1-9]\d{0,3}$/), fc.stringMatching(/^[A-Z]\d{1,3}$/), fc.nat(20))
  .map(([number, mark, volume]) => `${number} ${mark} v. ${volume}`);

describe('ranges', () => {
  it('hold their own ends, and are backwards where they do not', () => {
    fc.assert(
      fc.property(callNumber, callNumber, (from, to) => {
        const range = { from, to };
        expect(isBackwards(range)).toBe(shelfKey(from) > shelfKey(to));
        if (!isBackwards(range))
          expect([from, to].every((end) => isOnShelf(range, end))).toBe(true);
      }),
    );
  });

  it('hold what stands between two that they hold', () => {
    fc.assert(
      fc.property(fc.array(callNumber, { minLength: 5, maxLength: 5 }), (some) => {
        const [from = '', a = '', between = '', b = '', to = ''] = some.toSorted((one, other) =>
          shelfKey(one) < shelfKey(other) ? -1 : 1,
        );
        const range = { from, to };
        if (isOnShelf(range, a) && isOnShelf(range, b))
          expect(isOnShelf(range, between)).toBe(true);
      }),
    );
  });

  it('side by side hold each call number once, but for what begins as the end of one', () => {
    fc.assert(
      fc.property(callNumber, callNumber, (border, one) => {
        const left = isOnShelf({ from: '', to: border }, one);
        const right = isOnShelf({ from: border, to: '' }, one);
        expect(left || right).toBe(true);
      }),
    );
  });
});
