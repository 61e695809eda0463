import { expect, test } from 'vitest';
import { myLibraryOf, readWish } from './my-library.ts';

const row = { desc_biblioteca: '', endereco: '', horario: '', telefone: '', email: '', mapa: '' };
const libraries = [
  { ...row, cod_biblioteca: 1, cod_campus: 1 },
  { ...row, cod_biblioteca: 3, cod_campus: 2 },
];

test.each([
  [null, null, null],
  [null, 3, 3],
  [1, 3, 1],
  ['none', 3, null],
  // The library has closed since it was chosen.
  [9, 3, null],
] as const)('who chose %s and belongs to %s has %s', (chosen, own, expected) => {
  expect(myLibraryOf(libraries, chosen, own)?.library ?? null).toBe(expected);
});

test.each([
  ['3', 3],
  ['none', 'none'],
  ['', null],
  [null, null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['<script>', null],
])('%j in the storage is %j', (text, expected) => {
  expect(readWish(text)).toBe(expected);
});
