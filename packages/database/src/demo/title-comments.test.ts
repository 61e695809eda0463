import { expect, test } from 'vitest';
import { demoTitleComments } from './title-comments.ts';
import { demoThemes } from './works/index.ts';

test('comments are on works that there are, in each state', () => {
  const titles = new Set(demoThemes.flatMap(({ works }) => works.map(({ title }) => title)));
  expect(demoTitleComments.filter(({ title }) => !titles.has(title))).toEqual([]);
  expect(new Set(demoTitleComments.map(({ state }) => state)).size).toBe(3);
});
