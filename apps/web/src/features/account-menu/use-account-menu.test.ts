import { expect, test } from 'vitest';
import { readMenu } from './use-account-menu.ts';

const atFirst = { theme: 'neo', menuOpen: true };

test.each([null, '', '{', '[]', '7', '{"menuOpen":"no"}', '{"theme":7}', '"x"'])(
  'stands as at first where %j is kept',
  (text) => {
    expect(readMenu(text)).toEqual(atFirst);
  },
);

test('null is nothing kept', () => {
  expect(readMenu('null')).toEqual(atFirst);
});

test('is as it was left', () => {
  const left = { theme: 'other', menuOpen: false };
  expect(readMenu(JSON.stringify(left))).toEqual(left);
});
