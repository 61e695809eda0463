import { translatorFor } from '@estante/phrases';
import { expect, test } from 'vitest';
import { newRule } from './rule-name.ts';
import { ruleChanges, ruleExtras, ruleValues } from './rule-values.ts';

const t = translatorFor('pt');
const fixed = { de: '2026-12-01', ate: '2027-02-01', vence_em: '2027-02-10' };

test('what differs is told by its name, with what was and what will be', () => {
  const after = { ...newRule, prazo: 14, multa_dia_centavos: 250, permite_reserva: false };
  expect(ruleChanges(newRule, after, t, 'pt')).toEqual([
    'Prazo: de 7 dias para 14 dias',
    'Permite reservas: de sim para não',
    'Multa por dia (R$): de 1,00 para 2,50',
  ]);
  expect(ruleChanges(newRule, newRule, t, 'pt')).toEqual([]);
  expect(ruleChanges(newRule, { ...newRule, unidade_prazo: 'horas' }, t, 'pt')).toEqual([
    'Prazo: de 7 dias para 7 horas',
  ]);
});

test('beside the columns of the table only what a rule does at all is told', () => {
  expect(ruleExtras({ ...newRule, limite: 5 }, t, 'pt')).toEqual([]);
  expect(ruleExtras({ ...newRule, carencia_dias: 2, prazo_fixo: fixed }, t, 'pt')).toEqual([
    'Não empresta',
    'Tolerância, em dias: 2',
    'Vencimento fixo entre duas datas: de 1 de dez. de 2026 a 1 de fev. de 2027, vence em 10 de fev. de 2027',
  ]);
});

test('what is being written is nothing yet', () => {
  const written = { ...newRule, limite: Number.NaN, multa_dia_centavos: Number.NaN };
  expect(ruleValues(written, t, 'pt')).toMatchObject({ limite: '', multa_dia_centavos: '' });
});
