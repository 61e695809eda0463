import { suggestionStates } from '@estante/contract/plain';
import { expect, test } from 'vitest';
import { choiceHref, choiceQuery, readChoice } from './list-choice.ts';

const days = { dataIni: '2026-03-01', dataFim: '2026-03-31' };

test.each([
  ['', { days: null, state: null, page: 1 }],
  ['situacao=em-cotacao', { days: null, state: 'em-cotacao', page: 1 }],
  ['situacao=nova&pagina=x', { days: null, state: null, page: 1 }],
  ['dataIni=2026-03-01', { days: null, state: null, page: 1 }],
  ['dataIni=2026-03-01&dataFim=2026-03-31&pagina=3', { days, state: null, page: 3 }],
])('%j is read', (query, expected) => {
  expect(readChoice(new URLSearchParams(query), suggestionStates)).toEqual(expected);
});

test('an address says it again, and so does its call', () => {
  const choice = { days, state: 'pregao', page: 2 } as const;
  const [path, query] = choiceHref('/x', choice).split('?');
  expect(path).toBe('/x');
  expect(readChoice(new URLSearchParams(query), suggestionStates)).toEqual(choice);
  expect(choiceHref('/x', { days: null, state: null, page: 1 })).toBe('/x');
  expect(choiceQuery(choice)).toEqual({ ...days, situacao: 'pregao', pagina: 2 });
});
