import { expect, test } from 'vitest';
import { anyOfTheWords } from './alternative-results.ts';

test.each([
  ['livro sobre cachorro', 'livro | sobre | cachorro'],
  [' calculo   1 ', 'calculo | 1'],
  ['o cão e o gato', 'cão | gato'],
  ['o é', null],
  ['casmurro', null],
  ['"dom casmurro" capitu', null],
  ['dom -casmurro', null],
  ['', null],
])('%s: %s', (typed, expected) => {
  expect(anyOfTheWords(typed)).toBe(expected);
});
