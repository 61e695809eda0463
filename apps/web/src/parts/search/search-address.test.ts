import { expect, test } from 'vitest';
import {
  canonicalHref,
  feedQuery,
  inTab,
  readSearch,
  searchHref,
  unreadFilters,
  wordlessTexts,
} from './search-address.ts';
import { sentSearch } from './sent-search.ts';

test.each([
  ['q=machado', '/?q=machado'],
  ['q=machado&pagina=2', '/?q=machado&pagina=2'],
  ['q=machado&ordenacao=T&exibicao=L', '/?q=machado'],
  ['q=machado&ordenacao=T&pagina=2', '/?q=machado'],
  ['q=machado&exibicao=C&pagina=2', '/?q=machado&pagina=2'],
  ['q=machado&agrupar=obra&pagina=2', '/?q=machado'],
  ['q=casm&parcial=palavra', '/?q=casm'],
  ['obra=7&agrupar=nada', '/?q=&obra=7'],
  ['q=machado&obra=nada', '/?q=machado'],
  ['filtro=T:book&q=machado&filtro=A:7', '/?q=machado&filtro=A%3A7&filtro=T%3Abook'],
])('what %s finds has the one address %s', (query, address) => {
  expect(canonicalHref(readSearch('geral', new URLSearchParams(query)))).toBe(address);
});

test('words that are still being typed say so in their own address alone', () => {
  const state = readSearch('geral', new URLSearchParams('q=casm&parcial=palavra&pagina=2'));
  expect(searchHref(state)).toBe('/?q=casm&parcial=palavra&pagina=2');
  expect(feedQuery(state)).toBe('q=casm');
  expect(searchHref(inTab(state, 'periodicos'))).toBe('/periodicos?q=casm');
  const other = readSearch('geral', new URLSearchParams('q=casm&parcial=tudo'));
  expect(searchHref(other)).toBe('/?q=casm');
});

test('a search that is sent from the editions of a work is of the whole catalogue', () => {
  const state = readSearch('geral', new URLSearchParams('q=casmurro&obra=12&agrupar=obra'));
  const form = new FormData();
  form.set('q', 'borba');
  expect(searchHref(sentSearch(state, form))).toBe('/?q=borba&agrupar=obra');
});

test('filters that there are not are named as they stand in the address', () => {
  const params = new URLSearchParams('filtro=Q:1&filtro=T:book&filtro=B&filtro=&filtro=Q:1');
  expect(unreadFilters(params)).toEqual(['Q:1', 'B', '']);
});

test.each([
  ['q=***', ['***']],
  ['q=-casa', []],
  ['q=²', []],
  ['q=', []],
  ['q=東京', []],
  ['q=😀', ['😀']],
])('of %s it is known what has no words', (query, texts) => {
  expect(wordlessTexts(readSearch('geral', new URLSearchParams(query)))).toEqual(texts);
});
