import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPageRange } from './page-range.ts';

test.each([
  ['20-30', 20, 30],
  ['20/30', 20, 30],
  [' 20 – 30 ', 20, 30],
  ['p. 20-30', 20, 30],
  ['f. 7', 7, 7],
  ['30-20', 30, 20],
])('%j is read', (text, first, last) => {
  expect(readPageRange(text)).toEqual({ first, last });
});

test.each(['', '-', '20-', '/30', '20-30-40', 'vinte', '20 30', '1234567', '20--30', 'x. 2'])(
  '%j is no span of pages',
  (text) => {
    expect(readPageRange(text)).toBeNull();
  },
);

test('any two numbers are, with either sign between', () => {
  const page = fc.integer({ min: 0, max: 999_999 });
  fc.assert(
    fc.property(page, page, fc.constantFrom('-', '/'), (first, last, sign) => {
      expect(readPageRange(`${first}${sign}${last}`)).toEqual({ first, last });
    }),
  );
});
