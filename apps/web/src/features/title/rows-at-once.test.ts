import { expect, test } from 'vitest';
import { rowsAtOnce } from './rows-at-once.ts';

test.each([
  [0, 0],
  [3, 3],
  [10, 10],
  [11, 8],
  [128, 8],
])('of %i names %i stand in sight', (count, shown) => {
  expect(rowsAtOnce(count)).toBe(shown);
});
