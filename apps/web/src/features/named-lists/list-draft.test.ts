import { expect, test } from 'vitest';
import { blankListDraft, chosenList, newList } from './list-draft.ts';

test.each([
  ['the first there is', null, [3, 1], '3'],
  ['a new one where there is none', null, [], newList],
  ['what was chosen', '1', [3, 1], '1'],
  ['a new one, if that was chosen', newList, [3, 1], newList],
  ['the first, where the chosen one is gone', '9', [3, 1], '3'],
])('titles go into %s', (_case, list, ids, expected) => {
  expect(chosenList({ ...blankListDraft, list }, ids)).toBe(expected);
});
