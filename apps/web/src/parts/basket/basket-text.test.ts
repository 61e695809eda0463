import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyBasket, type Basket } from './basket.ts';
import { readBasket, writeBasket } from './basket-text.ts';

const item = { cod_acervo: 7, data_insercao: '2026-03-02' };

describe('what is not a basket', () => {
  test.each([
    null,
    '',
    'null',
    '{',
    '7',
    '"itens"',
    '[]',
    '{"itens":null}',
    '{"itens":{"length":3}}',
    '{"itens":[null,1,"a",[],{}]}',
    '{"items":[{"cod_acervo":7,"data_insercao":"2026-03-02"}]}',
  ])('%s is an empty one', (text) => {
    expect(readBasket(text)).toEqual(emptyBasket);
  });

  test('or any text at all, is read without a fault', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(readBasket(text).itens)).toBe(true);
      }),
    );
  });
});

test.each([
  { ...item, cod_acervo: 0 },
  { ...item, cod_acervo: 1.5 },
  { ...item, cod_acervo: '7' },
  { ...item, cod_acervo: 2 ** 31 },
  { ...item, data_insercao: 'ontem' },
  { ...item, data_insercao: '2026-13-45' },
  { cod_acervo: 7 },
])('%j is left out, the rest stays', (broken) => {
  expect(readBasket(JSON.stringify({ itens: [broken, item] }))).toEqual({ itens: [item] });
});

test('what is written is read again, foreign members left out', () => {
  const basket = fc
    .uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 500 })
    .map((ids): Basket => ({ itens: ids.map((cod_acervo) => ({ ...item, cod_acervo })) }));
  fc.assert(
    fc.property(basket, (written) => {
      expect(readBasket(writeBasket(written))).toEqual(written);
    }),
  );
  expect(readBasket(JSON.stringify({ itens: [{ ...item, x: 1 }], y: 2 }))).toEqual({
    itens: [item],
  });
});
