import { expect, test } from 'vitest';
import { readOpenGroups } from './open-groups.ts';

test.each([
  [null, {}],
  ['', {}],
  ['{', {}],
  ['[true]', { 0: true }],
  ['7', {}],
  ['null', {}],
  ['{"B":true,"A":false,"Y":"yes","long":true}', { B: true, A: false }],
])('%s is read as %j', (text, groups) => {
  expect(readOpenGroups(text)).toEqual(groups);
});
