import { expect, test } from 'vitest';
import { blankOrder, bodyOfDraft, chosenOf, isCopies, missingOrderFields } from './order-draft.ts';

test.each([
  [{}, ['requisicao', 'solicitante']],
  [{ requisicao: ' ', solicitante: 'Letras' }, ['requisicao']],
  [{ requisicao: '7/2026', solicitante: 'Letras' }, []],
])('%j misses %j', (draft, expected) => {
  expect(missingOrderFields({ ...blankOrder, ...draft })).toEqual(expected);
});

test('days that are not filled in are none', () => {
  const draft = { ...blankOrder, data_cotacao: '2026-03-10' };
  expect(bodyOfDraft(draft)).toMatchObject({ data_cotacao: '2026-03-10', previsao_entrega: null });
});

test('what is chosen and still waits is ordered, by a number of copies that there can be', () => {
  const copies = new Map([
    [1, '2'],
    [2, ''],
    [3, '0'],
    [4, '999'],
  ]);
  const chosen = chosenOf([{ codigo: 1 }, { codigo: 2 }, { codigo: 3 }, { codigo: 5 }], copies);
  expect(chosen.map(({ codigo, count }) => [codigo, isCopies(count)])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
});
