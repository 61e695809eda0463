import { expect, test } from 'vitest';
import { readSearch, searchHref } from '../search/search-address.ts';
import { findSaved, savedQueryOf, savedSearchHref, type SavedSearch } from './saved-items.ts';

const stateOf = (tab: Parameters<typeof readSearch>[0], query: string) =>
  readSearch(tab, new URLSearchParams(query));

const savedOf = (guia: SavedSearch['guia'], consulta: string): SavedSearch => ({
  codigo: 1,
  nome: 'x',
  salvo_em: '2026-03-10T12:00:00Z',
  alerta: true,
  filtros: [],
  novidades: null,
  guia,
  consulta,
});

test.each([
  ['geral', 'q=machado&filtro=T:book&filtro=A:7&pagina=3&ordenacao=D&exibicao=C'],
  ['avancada', 'termo=E:autor:machado&termo=NAO:titulo:casmurro&filtro=Y:1890-1899'],
  ['novas-aquisicoes', 'periodo=mes&q=brasil'],
  ['periodicos', ''],
] as const)('a search in %s of %j is found again as it was asked', (tab, query) => {
  const state = stateOf(tab, query);
  const asked = savedQueryOf(state);
  expect(new URLSearchParams(asked).get('guia')).toBe(tab);
  expect(asked).not.toMatch(/pagina|ordenacao|exibicao/);
  const saved = savedOf(tab, asked);
  expect(savedSearchHref(saved)).toBe(
    searchHref({ ...state, page: 1, order: null, display: null }),
  );
  expect(findSaved([saved], state)).toBe(saved);
  expect(findSaved([saved], stateOf(tab, 'q=outra'))).toBeUndefined();
});

test('what is new stands first where the newest are asked for', () => {
  expect(savedSearchHref(savedOf('geral', 'guia=geral&q=brasil'), 'I')).toBe(
    '/?q=brasil&ordenacao=I',
  );
});
