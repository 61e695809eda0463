import { expect, test } from 'vitest';
import {
  basketOrders,
  inBasketOrder,
  isAvailableNow,
  type BasketOrder,
  type BasketTitle,
} from './basket-order.ts';

const title = (id: number, titulo: string, nome: string, ano_publicacao: string) =>
  ({
    cod_acervo: id,
    titulo,
    autores: nome ? [{ nome }] : [],
    ano_publicacao,
  }) as unknown as BasketTitle;

const titles = [
  title(1, 'Água viva', 'Lispector, Clarice', '1973'),
  title(2, 'Bíblia', '', ''),
  title(3, 'Vidas secas', 'Ramos, Graciliano', '1938'),
  title(4, 'ABC', 'Évora, Ana', '1973–1980'),
];

test.each<[BasketOrder, number[]]>([
  ['inclusao', [2, 1, 4, 3]],
  ['titulo', [4, 1, 2, 3]],
  ['autor', [4, 1, 3, 2]],
  ['ano', [4, 1, 3, 2]],
])('by %s', (order, ids) => {
  const sorted = inBasketOrder(titles, [3, 4, 1, 2], order, 'pt');
  expect(sorted.map(({ cod_acervo }) => cod_acervo)).toEqual(ids);
});

test('no order loses a title, or stumbles over titles without a year', () => {
  const undated = titles.map((one) => ({ ...one, ano_publicacao: '' }));
  for (const order of basketOrders) {
    const ids = inBasketOrder(undated, [], order, 'pt').map(({ cod_acervo }) => cod_acervo);
    expect([...ids].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  }
  expect(inBasketOrder(undated, [], 'ano', 'pt')[0]?.titulo).toBe('ABC');
});

test.each([
  [0, '', false],
  [2, '', true],
  [0, 'cr', true],
])('with %i copies in and access %j it is available: %s', (disponiveis, acesso_remoto, is) => {
  const one = { disponibilidade: { disponiveis }, acesso_remoto } as BasketTitle;
  expect(isAvailableNow(one)).toBe(is);
});
