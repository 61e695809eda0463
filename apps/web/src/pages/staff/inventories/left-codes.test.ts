import { expect, test } from 'vitest';
import { leftCodes } from './left-codes.ts';

test.each([
  ['A1', 'A1', ''],
  ['A1\n', 'A1\n', ''],
  ['A1\nA2\nA3\n', 'A1\nA2\n', 'A3\n'],
  ['A1\nA2', 'A1', 'A2'],
  ['A1;A2', 'A1', 'A2'],
  // A code was sent while the scanner was typing it.
  ['A1\nA234\nA5', 'A1\nA2', 'A234\nA5'],
  ['A12', 'A1', 'A12'],
  // Text was inserted before it.
  ['B9\nA1\nA2', 'A1\n', 'B9\nA1\nA2'],
  ['', 'A1', ''],
])('of %j, %j was sent: %j is left', (text, sent, left) => {
  expect(leftCodes(text, sent)).toBe(left);
});
