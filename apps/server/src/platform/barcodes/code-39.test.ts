import { expect, test } from 'vitest';
import { code39 } from './code-39.ts';

/** Widths of bars, from the path. */
const bars = (path: string) => Array.from(path.matchAll(/h(\d+)v/g), ([, width]) => width).join('');

test('begins and ends with its star, with a narrow space between characters', () => {
  // Per character six narrow and three wide elements, 15 units, and the space.
  expect(code39('A')?.width).toBe(3 * 15 + 2);
  expect(bars(code39('A')?.path ?? '')).toBe('113313111311331');
});

test('has digits, capitals and seven signs, small letters as capitals', () => {
  expect(code39('abc-12')).toEqual(code39('ABC-12'));
  expect(code39('çã')).toBeNull();
  expect(code39('*')).toBeNull();
  expect(code39('')).toBeNull();
});
