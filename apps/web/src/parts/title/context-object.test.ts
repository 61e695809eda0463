import { expect, test } from 'vitest';
import { contextObject, type NamedTitle } from './context-object.ts';

type Author = NamedTitle['autores'][number];
const assis: Author = {
  cod_autoridade: 1,
  tipo: 'pessoa',
  nome: 'Assis, Machado de, 1839-1908',
  funcoes: [],
};
const title = (own: Partial<NamedTitle> = {}): NamedTitle => ({
  titulo: 'Dom Casmurro',
  subtitulo: '',
  autores: [assis],
  editora: 'Garnier',
  local: 'Rio de Janeiro',
  edicao: '2. ed.',
  ano_publicacao: '1899',
  cod_tipo_obra: 'book',
  ...own,
});
const read = (own: Partial<NamedTitle>) =>
  Object.fromEntries(new URLSearchParams(contextObject(title(own))));

test('a book', () => {
  expect(read({ isbn: ['9788535902778', '9788535902779'] })).toEqual({
    ctx_ver: 'Z39.88-2004',
    rft_val_fmt: 'info:ofi/fmt:kev:mtx:book',
    'rft.genre': 'book',
    'rft.btitle': 'Dom Casmurro',
    'rft.au': 'Assis, Machado de',
    'rft.date': '1899',
    'rft.pub': 'Garnier',
    'rft.place': 'Rio de Janeiro',
    'rft.edition': '2. ed.',
    'rft.isbn': '9788535902778',
  });
});

test.each([
  ['article', { rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal', 'rft.atitle': 'A: b' }],
  ['serial', { rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal', 'rft.jtitle': 'A: b' }],
  ['thesis', { rft_val_fmt: 'info:ofi/fmt:kev:mtx:dissertation', 'rft.inst': 'Garnier' }],
  ['map', { rft_val_fmt: 'info:ofi/fmt:kev:mtx:dc', 'rft.type': 'map', 'rft.title': 'A: b' }],
  ['kit', { rft_val_fmt: 'info:ofi/fmt:kev:mtx:dc', 'rft.type': 'document' }],
])('of type %s', (cod_tipo_obra, expected) => {
  expect(read({ cod_tipo_obra, titulo: 'A', subtitulo: 'b' })).toMatchObject(expected);
});

test('bodies have a key of their own, and no more than three names are told', () => {
  const body: Author = { ...assis, tipo: 'entidade', nome: 'Brasil. Ministério & Cia' };
  const text = contextObject(title({ autores: [body, assis, assis, assis] }));
  const given = new URLSearchParams(text);
  expect(given.getAll('rft.aucorp')).toEqual(['Brasil. Ministério & Cia']);
  expect(given.getAll('rft.au')).toHaveLength(2);
  // Readers of COinS split it at each '&' and '='.
  expect(text.split('&').every((pair) => pair.split('=').length === 2)).toBe(true);
});
