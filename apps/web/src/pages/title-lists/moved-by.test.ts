import { expect, test } from 'vitest';
import { movedBy, type Step } from './moved-by.ts';

test.each<[number, Step, number[]]>([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
])('%i moves by %i', (id, step, expected) => {
  expect(movedBy([1, 2, 3], id, step)).toEqual(expected);
});
