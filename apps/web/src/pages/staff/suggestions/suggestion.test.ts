import { expect, test } from 'vitest';
import { linkSaid } from './suggestion.ts';

const linked = { acervo: { cod_acervo: 12, titulo: 'Torto arado', rota: '/acervo/12' } };
const unlinked = { acervo: null };

test.each([
  [linked, '12', {}],
  [linked, '', { cod_acervo: null }],
  [linked, '13', { cod_acervo: 13 }],
  [unlinked, '', {}],
  [unlinked, '13', { cod_acervo: 13 }],
])('%j whose field says %j sends %j', (suggestion, typed, said) => {
  expect(linkSaid(suggestion, typed)).toEqual(said);
});
