import { expect, it } from 'vitest';
import { withoutArticle } from './article.ts';

it.each([
  ['o cortico', 'cortico'],
  ['the hobbit', 'hobbit'],
  ['la casa', 'casa'],
  ['o', null],
  ['', null],
  ['ovo de pato', null],
])('an initial article is dropped where a word follows: %s', (key, bare) => {
  expect(withoutArticle(key)).toBe(bare);
});
