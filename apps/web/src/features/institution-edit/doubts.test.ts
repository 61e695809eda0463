import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { doubtsOfNumbers, doubtsOfRules } from './doubts.ts';
import { newRule, type LoanRules } from './rule-table/rule-name.ts';

const t = translatorFor('pt');
const categories = [{ codigo: 1, sigla: 'GRA', descricao: 'Graduação' }];
const rulesOf = (...regras: LoanRules['regras']): LoanRules => ({
  versao: 1,
  regras,
  categorias: categories,
  tipos_emprestimo: [],
});
const rule = { ...newRule, cod_categoria: 1, multa_dia_centavos: 150, multa_maxima_centavos: 0 };
const plain = (doubts: readonly string[]) => doubts.map((one) => one.replaceAll('\u{a0}', ' '));

test('a fine that grew tenfold is asked about, with what it was', () => {
  const before = rulesOf(rule);
  const doubts = (changed: object) =>
    plain(doubtsOfRules(before, rulesOf({ ...rule, ...changed }), { libraries: [] }, t));
  expect(doubts({ multa_dia_centavos: 1499 })).toEqual([]);
  expect(doubts({ multa_dia_centavos: 1500 })).toEqual([
    'Qualquer biblioteca · Graduação · Qualquer tipo, Multa por dia (R$): de R$ 1,50 para R$ 15,00',
  ]);
  expect(doubts({ multa_dia_centavos: 15 })).toEqual([]);
  // Any amount is more than none.
  expect(doubts({ multa_maxima_centavos: 5000 })).toEqual([]);
});

test('a rule is known by what it is for, wherever it stands; a new one is held against what is offered', () => {
  const other = { ...newRule, cod_categoria: null, multa_dia_centavos: 20_000 };
  const names = { libraries: [] };
  expect(doubtsOfRules(rulesOf(rule, other), rulesOf(other, rule), names, t)).toEqual([]);
  const added = rulesOf(rule, { ...newRule, limite: 1, multa_dia_centavos: 15_000 });
  expect(doubtsOfRules(rulesOf(rule), added, names, t)).toHaveLength(1);
});

test('the debt that blocks is asked about in the same way', () => {
  const doubts = (before: number, after: number) =>
    plain(
      doubtsOfNumbers({ limite_debito_centavos: before }, { limite_debito_centavos: after }, t),
    );
  expect(doubts(1000, 9999)).toEqual([]);
  expect(doubts(1000, 10_000)).toEqual([
    expect.stringMatching(/: de R\$ 10,00 para R\$ 100,00$/) as string,
  ]);
});

test('a rule by which nobody borrows anything any more is asked about', () => {
  const doubts = doubtsOfRules(rulesOf(rule), rulesOf(rule, newRule), { libraries: [] }, t);
  expect(doubts).toHaveLength(1);
  expect(doubts[0]).toContain('Qualquer biblioteca · Qualquer categoria · Qualquer tipo');
});
