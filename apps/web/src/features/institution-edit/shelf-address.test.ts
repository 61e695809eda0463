import { expect, test } from 'vitest';
import { addressOf, targetOf } from './shelf-address.ts';

test.each([
  ['https://biblioteca.example/?q=mar&pagina=3', 'q=mar&guia=geral'],
  ['/?q=&filtro=T:book', 'q=&filtro=T%3Abook&guia=geral'],
  ['/periodicos', 'guia=periodicos'],
])('the address %s is a search', (address, target) => {
  expect(targetOf('busca', address)).toBe(target);
});

test.each(['mar', 'https://biblioteca.example/', 'https://biblioteca.example/acervo/12', ''])(
  '%j is none, and stays as it was written',
  (text) => {
    expect(targetOf('busca', text)).toBe(text);
  },
);

test('a link to a shared list is its code', () => {
  const link = 'https://biblioteca.example/listas/AbC_12-x?pagina=2';
  expect(targetOf('lista', link)).toBe('AbC_12-x');
  expect(targetOf('lista', 'AbC_12-x')).toBe('AbC_12-x');
});

test('what the call has is shown as an address that leads to the same', () => {
  const address = addressOf('busca', 'guia=geral&q=mar');
  expect(address).toBe('/?q=mar');
  expect(targetOf('busca', address)).toBe('q=mar&guia=geral');
  expect(targetOf('lista', addressOf('lista', 'AbC'))).toBe('AbC');
  expect(addressOf('busca', '')).toBe('');
});
