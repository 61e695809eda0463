import { expect, test } from 'vitest';
import { wayFrom } from './kept-results.ts';

const kept = {
  href: '/?q=a&pagina=2',
  before: '/?q=a',
  after: '',
  start: 21,
  total: 23,
  ids: [7, 8, 9],
};

test.each([
  [7, 21, '/?q=a', '/acervo/8'],
  [8, 22, '/acervo/7', '/acervo/9'],
  [9, 23, '/acervo/8', ''],
])('from %d, the %dth, it goes to %j and %j', (id, position, previous, next) => {
  expect(wayFrom(kept, id)).toEqual({ back: kept.href, position, total: 23, previous, next });
});

test('a title that is none of them has no way', () => {
  expect(wayFrom(kept, 1)).toBeNull();
  expect(wayFrom(null, 7)).toBeNull();
});
