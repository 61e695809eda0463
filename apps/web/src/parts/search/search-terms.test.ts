import { describe, expect, test } from 'vitest';
import { readSearch, searchHref } from './search-address.ts';
import { readAdvancedForm, readTerms, writeTerm } from './search-terms.ts';

const read = (...terms: string[]) =>
  readTerms(new URLSearchParams(terms.map((term): [string, string] => ['termo', term]))).map(
    writeTerm,
  );

describe('rows in an address', () => {
  test('are read in their order, words as they were written', () => {
    const rows = ['E:autor:machado', 'OU:livre:"a: b" -c', 'NAO:titulo:casmurro'];
    expect(read(...rows)).toEqual(rows);
  });

  test.each(['', 'E', 'E:', 'E:autor', 'E:autor:', 'E:autor:  ', 'X:autor:a', 'E:capa:a', ':::a'])(
    '%j is left out',
    (term) => {
      expect(read(term, 'E:livre:a')).toEqual(['E:livre:a']);
    },
  );

  test('begin with a row that is sought, or that is not', () => {
    expect(read('OU:livre:a', 'OU:livre:b')).toEqual(['E:livre:a', 'OU:livre:b']);
    expect(read('NAO:livre:a')).toEqual(['NAO:livre:a']);
  });
});

describe('the plain form', () => {
  const hrefOf = (query: string) =>
    searchHref(readSearch('avancada', readAdvancedForm(new URLSearchParams(query))));

  test.each([
    [
      'operador=E&campo=autor&texto=machado&operador=NAO&campo=titulo&texto=casmurro',
      '/avancada?termo=E%3Aautor%3Amachado&termo=NAO%3Atitulo%3Acasmurro',
    ],
    [
      'operador=E&campo=autor&texto=&operador=OU&campo=titulo&texto=dom',
      '/avancada?termo=E%3Atitulo%3Adom',
    ],
    [
      'texto=a&filtro=I:por&filtro=T:book&filtro=x',
      '/avancada?termo=E%3Alivre%3Aa&filtro=I%3Apor&filtro=T%3Abook',
    ],
    ['texto=&de=1900&ate=1880', '/avancada?filtro=Y%3A1880-1900'],
    [
      'texto=&filtro=Y:2005&filtro=I:por&de=1990&ate=1999',
      '/avancada?filtro=I%3Apor&filtro=Y%3A1990-1999',
    ],
    ['texto=&de=1900&ate=x', '/avancada?filtro=Y%3A1900-'],
    ['operador=E&campo=autor&texto=++&de=&ate=', '/avancada'],
  ])('%s becomes %s', (query, href) => {
    expect(hrefOf(query)).toBe(href);
  });
});

test('words of the plain search are the first row', () => {
  const state = readSearch(
    'avancada',
    new URLSearchParams('q=dom&indice=titulo&termo=NAO:autor:a'),
  );
  expect(state.terms.map(writeTerm)).toEqual(['E:titulo:dom', 'NAO:autor:a']);
  expect(searchHref(state)).toBe('/avancada?termo=E%3Atitulo%3Adom&termo=NAO%3Aautor%3Aa');
});
