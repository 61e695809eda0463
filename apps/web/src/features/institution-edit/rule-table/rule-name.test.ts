import { expect, test } from 'vitest';
import { newRule, rulesThatStop } from './rule-name.ts';

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
