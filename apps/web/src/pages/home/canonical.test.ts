import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

const goTo = (guia: string | undefined, search: string) =>
  canonical({ params: { guia }, url: new URL(`http://a/${guia ?? ''}${search}`) });

test.each([
  ['geral', '', '/'],
  ['geral', '?q=machado&filtro=T%3Abook&lng=en', '/?q=machado&filtro=T%3Abook&lng=en'],
  [undefined, '?q=machado', null],
  ['periodicos', '?q=veja', null],
  ['arquivo', '?nivel=item&fundo=', '/arquivo?nivel=item'],
  ['arquivo', '?nivel=item', null],
  ['novas-aquisicoes', '?inclusao_ini=&inclusao_fim=', '/novas-aquisicoes'],
  ['novas-aquisicoes', '?periodo=ano&q=', '/novas-aquisicoes'],
  ['novas-aquisicoes', '?periodo=mes', null],
  ['avancada', '?operador=E&campo=autor&texto=assis', '/avancada?termo=E%3Aautor%3Aassis'],
  ['avancada', '?operador=E&campo=autor&texto=', '/avancada?termo='],
])('/%s with %j goes to %j', (guia, search, address) => {
  expect(goTo(guia, search)).toBe(address);
});
