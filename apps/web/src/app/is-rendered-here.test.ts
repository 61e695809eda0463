import { expect, test } from 'vitest';
import { isRenderedHere } from './is-rendered-here.ts';

const here = 'https://acervo.example/arquivo?nivel=dossie#resultados';

test.each([
  [true, [{ name: 'https://acervo.example/arquivo?nivel=dossie' }]],
  [true, [{ name: here }]],
  [true, []],
  [true, [{ name: 'document' }]],
  [false, [{ name: 'https://acervo.example/arquivo' }]],
  [false, [{ name: 'https://acervo.example/?nivel=dossie' }]],
])('%s of %j', (expected, navigations) => {
  expect(isRenderedHere(here, navigations)).toBe(expected);
});
