import { expect, test } from 'vitest';
import { copiesHref, readCopiesAddress } from './copies-address.ts';

test.each([
  ['', null, 1],
  ['cod_unidade=3', 3, 1],
  ['cod_unidade=3&pagina=2', 3, 2],
  ['pagina=20', null, 20],
])('%j is read and written alike', (search, library, page) => {
  const address = readCopiesAddress(new URLSearchParams(search));
  expect(address).toEqual({ library, page });
  expect(copiesHref('/acervo/1', address)).toBe(`/acervo/1/exemplares${search && `?${search}`}`);
});

test.each(['cod_unidade=0&pagina=-1', 'cod_unidade=x&pagina=1.5', 'pagina=99999999999'])(
  'of %j nothing is taken',
  (search) => {
    expect(readCopiesAddress(new URLSearchParams(search))).toEqual({ library: null, page: 1 });
  },
);
