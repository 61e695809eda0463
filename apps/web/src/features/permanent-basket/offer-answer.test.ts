import { expect, test } from 'vitest';
import { titlesToOffer, readDeclined } from './offer-answer.ts';

test.each([
  ['nothing where the basket is empty', [], [], [], []],
  ['what is not in the permanent one', [1, 2, 3], [2], [], [1, 3]],
  ['nothing where all is there', [1, 2], [2, 1], [], []],
  ['nothing that was declined', [1, 2], [], [1, 2], []],
  ['all again once something new came', [1, 2, 3], [], [1, 2], [1, 2, 3]],
  ['nothing where only the new is there already', [1, 2, 3], [3], [1, 2], []],
])('is offered: %s', (_name, inBrowser, permanent, notNow, expected) => {
  expect(titlesToOffer(inBrowser, new Set(permanent), new Set(notNow))).toEqual(expected);
});

test.each([null, '', '{', '7', '{"a":1}', '"x"', 'null'])('%j is nothing declined', (text) => {
  expect(readDeclined(text).size).toBe(0);
});

test('what was declined is read, and what is no number left out', () => {
  expect([...readDeclined('[1,"2",null,3]')]).toEqual([1, 3]);
});
