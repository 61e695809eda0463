import type { SearchTab } from '@estante/contract/plain';
import { expect, test } from 'vitest';
import { readSearch } from './search-address.ts';
import { tabHref, typedSearch } from './tab-address.ts';

const of = (query: string) => readSearch('geral', new URLSearchParams(query));

test.each<[string, SearchTab, string]>([
  ['q=dom+casmurro', 'indice', '/indice?indice=titulo&texto=dom+casmurro'],
  ['q=machado&indice=autor', 'indice', '/indice?indice=autor&texto=machado'],
  ['q=0001-2345&indice=isbn_issn', 'indice', '/indice?indice=issn&texto=0001-2345'],
  ['q=9788535902778&indice=isbn_issn', 'indice', '/indice?indice=isbn&texto=9788535902778'],
  ['q=machado', 'autoridades', '/autoridades?q=machado'],
  ['q=saúde', 'bases-de-dados', '/bases-de-dados?texto=sa%C3%BAde'],
  ['q=machado&indice=autor', 'periodicos', '/periodicos?q=machado&indice=autor'],
  ['q=machado', 'plano-ensino', '/plano-ensino'],
  ['q=', 'indice', '/indice'],
])('%s goes along to %s', (query, tab, href) => {
  expect(tabHref(tab, of(query))).toBe(href);
});

test('what was typed in an index goes along to the searches', () => {
  const typed = typedSearch(' machado ', 'autor');
  expect(tabHref('geral', typed)).toBe('/?q=machado&indice=autor');
  expect(tabHref('indice', typed)).toBe('/indice?indice=autor&texto=machado');
  expect(tabHref('geral', typedSearch(''))).toBe('/');
});

test('rows of the advanced form that no other tab has room for stay behind', () => {
  const rows = 'termo=E:autor:machado&termo=NAO:titulo:dom';
  const state = readSearch('avancada', new URLSearchParams(rows));
  expect(tabHref('indice', state)).toBe('/indice');
});
