import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test.each([
  [
    [3, 1],
    [3, 1, 2],
  ],
  [
    [3, 3, 9, 2],
    [3, 2, 1],
  ],
  [[], [1, 2, 3]],
])('%j is asked for', (asked, expected) => {
  expect(inOrder([1, 2, 3], asked)).toEqual(expected);
});
