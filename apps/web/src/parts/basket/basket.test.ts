import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basketLimit, changeBasket, emptyBasket, isInBasket, type BasketAct } from './basket.ts';

const on = '2026-03-02';
const basketOf = (...ids: number[]) => ({
  itens: ids.map((cod_acervo) => ({ cod_acervo, data_insercao: on })),
});
const later = '2026-03-09';

test.each<[string, number[], BasketAct, number[]]>([
  ['one is added at the end', [1], { kind: 'add', ids: [2], on }, [1, 2]],
  ['many are added in their order', [1], { kind: 'add', ids: [3, 2], on }, [1, 3, 2]],
  ['one that is there stays where it is', [1, 2], { kind: 'add', ids: [1], on: later }, [1, 2]],
  ['one given twice is added once', [], { kind: 'add', ids: [4, 4], on }, [4]],
  ['all are replaced', [1, 2], { kind: 'replace', itens: basketOf(5, 6, 5).itens }, [5, 6]],
  ['one is removed', [1, 2, 3], { kind: 'remove', ids: [2] }, [1, 3]],
  ['one that is not there is removed', [1], { kind: 'remove', ids: [9] }, [1]],
  ['all are removed', [1, 2], { kind: 'clear' }, []],
  [
    'one comes back at its place, beside what came later, without what left since',
    [2, 4],
    { kind: 'restore', before: basketOf(1, 2, 3), ids: [1] },
    [1, 2, 4],
  ],
])('%s', (_name, before, act, after) => {
  expect(changeBasket(basketOf(...before), act)).toEqual(basketOf(...after));
});

const id = fc.integer({ min: 1, max: 600 });
const ids = fc.array(id, { maxLength: 700 });
const act = fc.oneof(
  ids.map((some): BasketAct => ({ kind: 'add', ids: some, on: later })),
  ids.map((some): BasketAct => ({ kind: 'replace', itens: basketOf(...some).itens })),
  ids.map((some): BasketAct => ({ kind: 'remove', ids: some })),
  fc.constant<BasketAct>({ kind: 'clear' }),
  ids.map((some): BasketAct => ({ kind: 'restore', before: basketOf(...some), ids: some })),
);

describe('after any acts', () => {
  const basket = fc
    .array(act, { maxLength: 6 })
    .map((acts) => acts.reduce(changeBasket, emptyBasket));

  test('each title is there once, and no more than fit', () => {
    fc.assert(
      fc.property(basket, ({ itens }) => {
        expect(new Set(itens.map((item) => item.cod_acervo)).size).toBe(itens.length);
        expect(itens.length).toBeLessThanOrEqual(basketLimit);
      }),
    );
  });

  test('what is added is there where it fits, and again changes nothing', () => {
    fc.assert(
      fc.property(basket, id, (before, one) => {
        const after = changeBasket(before, { kind: 'add', ids: [one], on });
        const fits = before.itens.length < basketLimit || isInBasket(before, one);
        expect(isInBasket(after, one)).toBe(fits);
        expect(changeBasket(after, { kind: 'add', ids: [one], on: later })).toBe(after);
        expect(after.itens.slice(0, before.itens.length)).toEqual(before.itens);
      }),
    );
  });

  test('what is removed is gone, and the others keep their places', () => {
    fc.assert(
      fc.property(basket, ids, (before, gone) => {
        const after = changeBasket(before, { kind: 'remove', ids: gone });
        expect(after.itens).toEqual(before.itens.filter((item) => !gone.includes(item.cod_acervo)));
      }),
    );
  });
});
