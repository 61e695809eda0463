import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSavedSearch } from './saved-search.ts';

const written = (text: string) => readSavedSearch(text)?.query;

test.each([
  ['q=machado', 'guia=geral&q=machado'],
  ['guia=geral&q=machado&pagina=3&quantidade=50&ordenacao=D', 'guia=geral&q=machado'],
  ['?q=a&indice=autor', 'guia=geral&q=a&indice=autor'],
  ['q=a&indice=livre', 'guia=geral&q=a'],
  ['filtro=T:book&filtro=A:7&filtro=T:book&q=', 'guia=geral&filtro=A%3A7&filtro=T%3Abook'],
  ['guia=periodicos', 'guia=periodicos'],
  ['periodo=mes&guia=novas-aquisicoes&q=brasil', 'guia=novas-aquisicoes&q=brasil&periodo=mes'],
  [
    'guia=avancada&termo=E:autor:machado&termo=NAO:titulo:casmurro',
    'guia=avancada&termo=E%3Aautor%3Amachado&termo=NAO%3Atitulo%3Acasmurro',
  ],
  ['x=1&userId=2&exibicao=C&agrupar=obra&parcial=palavra&q=a', 'guia=geral&q=a'],
  ['q=a&obra=7', 'guia=geral&q=a&obra=7'],
  ['', 'guia=geral'],
])('%j is written %j', (text, expected) => {
  expect(written(text)).toBe(expected);
});

test.each([
  'guia=rede',
  'indice=nada&q=a',
  'termo=OU',
  'inclusao_ini=ontem',
  'data_ini=2026&data_fim=1999',
])('%j is no search', (text) => {
  expect(readSavedSearch(text)).toBeNull();
});

test('whatever is asked, it is written once: read again it is the same', () => {
  const name = fc.constantFrom('q', 'titulo', 'filtro', 'guia', 'periodo', 'pagina', '__proto__');
  const value = fc.oneof(fc.string(), fc.constantFrom('T:book', 'mes', 'geral', 'periodicos'));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const first = readSavedSearch(new URLSearchParams(pairs).toString());
      if (first) expect(readSavedSearch(first.query)).toEqual(first);
    }),
  );
});
