import { expect, test } from 'vitest';
import { readSearch, searchHref, searchQuery } from './search-address.ts';

const read = (tab: Parameters<typeof readSearch>[0], query: string) =>
  readSearch(tab, new URLSearchParams(query));

test('fields of a tab are read and written in the order of its form, blank ones left out', () => {
  const state = read('arquivo', 'nivel=dossie&codigo_referencia=+CR.02+&produtor=&q=ata&pagina=2');
  expect(state.fields).toEqual({ codigo_referencia: 'CR.02', nivel: 'dossie' });
  expect(searchHref(state)).toBe('/arquivo?q=ata&codigo_referencia=CR.02&nivel=dossie&pagina=2');
  expect(searchQuery(state).input.query).toMatchObject({
    guia: 'arquivo',
    codigo_referencia: 'CR.02',
    nivel: 'dossie',
  });
});

test('fields of another tab, and codes that no list has, are left out', () => {
  expect(read('arquivo', 'especie=Lei&nivel=caixa').fields).toEqual({});
  expect(read('geral', 'q=a&nivel=dossie').fields).toEqual({});
  expect(read('normas', 'situacao=substituida').fields).toEqual({ situacao: 'substituida' });
});
