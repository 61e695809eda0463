import { expect, test } from 'vitest';
import { pageCount } from './page-count.ts';

test.each([
  ['120', 120],
  [' 120 ', 120],
  ['118f.', 118],
  ['120 f', 120],
  ['96 p.', 96],
  ['96 páginas', 96],
  ['118 fls.', 118],
  ['1.250', 1250],
  ['12,500 p.', 12_500],
  ['99999', 99_999],
  ['', null],
  ['0', null],
  ['00', null],
  ['cem', null],
  ['1.25', null],
  ['100000', null],
  ['xii, 118 f.', null],
  ['118-120', null],
  ['118 fff', null],
])('%j is %j pages', (text, expected) => {
  expect(pageCount(text)).toBe(expected);
});
