import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  [' R$ 1.234,56 ', 123_456],
  ['1.234', 123_400],
  ['12', 1200],
  ['0,01', 1],
  ['0', null],
  ['', null],
  ['-1', null],
  ['1,234', null],
  ['doze', null],
  ['12345678', null],
])('%s is %s', (typed, expected) => {
  expect(readAmount(typed)).toBe(expected);
});
