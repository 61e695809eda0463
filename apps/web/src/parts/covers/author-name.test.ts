import { expect, test } from 'vitest';
import { authorName } from './author-name.ts';

test.each([
  ['Assis, Machado de, 1839-1908', 'Machado de Assis'],
  ['Machado, Ana Maria, 1941-', 'Ana Maria Machado'],
  ['Homero', 'Homero'],
  ['Platão, 427-347 a.C.', 'Platão'],
  ['King, Martin Luther, Jr., 1929-1968', 'Martin Luther King, Jr.'],
])('the person %s is called %s', (nome, called) => {
  expect(authorName({ tipo: 'pessoa', nome })).toBe(called);
});

test('a corporate body keeps its commas', () => {
  const nome = 'Universidade Federal, Biblioteca Central';
  expect(authorName({ tipo: 'entidade', nome })).toBe(nome);
});
