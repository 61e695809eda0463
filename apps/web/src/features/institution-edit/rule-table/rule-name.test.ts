import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { newRule, rulesThatStop, ruleSum } from './rule-name.ts';

const rules = (...regras: (typeof newRule)[]) => ({ regras });
const reference = { ...newRule, cod_tipo_emprestimo: 3 };
const lends = { ...newRule, limite: 5 };
const forSome = { ...newRule, cod_categoria: 2 };

test('a rule of zero items for everybody is told of where it was not there before', () => {
  expect(rulesThatStop(rules(lends, newRule), rules(lends))).toEqual([newRule]);
  expect(rulesThatStop(rules(newRule), rules(lends))).toEqual([newRule]);
});

test('one that stands there already, lends something or is for some is not', () => {
  expect(rulesThatStop(rules(reference, lends), rules(reference))).toEqual([]);
  expect(rulesThatStop(rules(lends, forSome), rules())).toEqual([]);
});

test.each([
  ['pt', 5, '5 itens, por 7 dias cada um'],
  ['en', 5, '5 items for 7 days each'],
  ['es', 5, '5 ejemplares, por 7 días cada uno'],
  ['pt', 1, '1 item, por 7 dias'],
  ['pt', 0, 'Não empresta'],
] as const)('in %s %i at a time are told in words', (language, limite, told) => {
  expect(ruleSum({ ...newRule, limite, prazo: 7 }, translatorFor(language))).toBe(told);
});
