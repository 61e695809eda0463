import { expect, test } from 'vitest';
import { moved, replaced, without } from './lists.ts';

const items = ['a', 'b', 'c'] as const;

test('an item is replaced, left out, moved', () => {
  expect(replaced<string>(items, 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(without(items, 0)).toEqual(['b', 'c']);
  expect(moved(items, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(items, 2, 1)).toEqual(['a', 'c', 'b']);
});
