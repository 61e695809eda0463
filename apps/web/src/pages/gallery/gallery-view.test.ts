import { expect, test } from 'vitest';
import { aloneHref, readGalleryView } from './gallery-view.ts';

test.each([
  ['', { scheme: '', width: '' }],
  ['scheme=dark&width=390', { scheme: 'dark', width: '390' }],
  ['scheme=pink&width=7', { scheme: '', width: '' }],
])('the address ?%s is read', (search, view) => {
  expect(readGalleryView(new URLSearchParams(search))).toEqual(view);
});

test('a state alone is seen in the language and the colours chosen, at the width of its window', () => {
  const params = new URLSearchParams('lng=es&scheme=inverted&width=320&lixo=1');
  expect(aloneHref('button', 'Button', 'pointed at', params)).toBe(
    '/gallery/button?component=Button&state=pointed+at&lng=es&scheme=inverted',
  );
});
