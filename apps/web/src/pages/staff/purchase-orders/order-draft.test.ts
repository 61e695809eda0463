import { expect, test } from 'vitest';
import { blankOrder, bodyOfDraft, missingOrderFields } from './order-draft.ts';

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
