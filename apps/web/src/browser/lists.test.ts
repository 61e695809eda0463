import { expect, test } from 'vitest';
import { groupItems, leading, moveItem, replaceAt, without } from './lists.ts';

const items = ['a', 'b', 'c'] as const;

test('an item is replaced, left out, moved', () => {
  expect(replaceAt<string>(items, 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(without(items, 0)).toEqual(['b', 'c']);
  expect(moveItem(items, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(items, 2, 1)).toEqual(['a', 'c', 'b']);
});

test('items are grouped, and led by some of them', () => {
  const words = ['ave', 'bico', 'asa', 'boca'];
  expect(groupItems(words, (word) => word.length)).toEqual([
    [3, ['ave', 'asa']],
    [4, ['bico', 'boca']],
  ]);
  expect(leading(words, (word) => word.startsWith('b'))).toEqual(['bico', 'boca', 'ave', 'asa']);
});
