import { expect, test } from 'vitest';
import {
  bodyOfCost,
  bodyOfDelivery,
  changeOne,
  costOf,
  deliveryOf,
  filledIn,
} from './order-costs.ts';

const item = {
  codigo: 7,
  titulo: 'Torto arado',
  autor: '',
  exemplares: 2,
  entregues: 1,
  fornecedor: 'Livraria do Largo',
  preco_unitario_centavos: 4990,
  empenho: '2026NE12',
  nota_fiscal: '8812',
  data_nota_fiscal: '2026-03-10',
  valor_pago_centavos: 4990,
  sugestao: null,
};
const untold = {
  ...item,
  fornecedor: '',
  preco_unitario_centavos: null,
  empenho: '',
  nota_fiscal: '',
  data_nota_fiscal: null,
  valor_pago_centavos: null,
};

test.each([item, untold])('what an order says goes through its forms as it was', (one) => {
  expect(one).toMatchObject(bodyOfCost(costOf(one)));
  expect(one).toMatchObject(bodyOfDelivery(deliveryOf(one)));
});

test('a price of nothing is a price', () => {
  expect(bodyOfCost({ ...costOf(untold), price: 0 }).preco_unitario_centavos).toBe(0);
});

test('one is changed, the others stay', () => {
  const [first, second] = [costOf(item), costOf({ ...item, codigo: 8 })];
  expect(changeOne([first, second], 8, { empenho: '9' })).toEqual([
    first,
    { ...second, empenho: '9' },
  ]);
});

test('what is filled in for all leaves what was left blank as it stands', () => {
  const filled = { fornecedor: 'Outra livraria', empenho: ' ' };
  expect({ ...costOf(item), ...filledIn(filled) }).toEqual({
    ...costOf(item),
    fornecedor: 'Outra livraria',
  });
  expect(filledIn({ nota_fiscal: '', data_nota_fiscal: '2026-03-10' })).toEqual({
    data_nota_fiscal: '2026-03-10',
  });
});
