import { expect, test } from 'vitest';
import { formatFeminine } from './agreement.ts';

test.each([
  ['pt', 'vermelho', 'vermelha'],
  ['pt', 'verde-claro', 'verde-clara'],
  ['pt', 'azul', 'azul'],
  ['pt', 'laranja', 'laranja'],
  ['pt', 'azul-marinho', 'azul-marinho'],
  ['es', 'rojo', 'roja'],
  ['es', 'azul marino', 'azul marino'],
  ['en', 'indigo', 'indigo'],
  ['pt', '', ''],
])('in %s, a label of %j is %j', (language, colour, said) => {
  expect(formatFeminine(colour, language)).toBe(said);
});
