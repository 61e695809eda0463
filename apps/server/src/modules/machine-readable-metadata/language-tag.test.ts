import { expect, test } from 'vitest';
import { languageTag } from './language-tag.ts';

test.each([
  ['por', 'pt'],
  ['eng', 'en'],
  ['fre', 'fr'],
  ['ger', 'de'],
  ['tup', 'tup'],
  ['mul', ''],
  ['|||', ''],
  ['', ''],
])('%j is %j', (code, tag) => {
  expect(languageTag(code)).toBe(tag);
});
