import { formatDay, type Translate } from '@estante/phrases/translator';
import { writeDecimal } from '../../../parts/money/read-decimal.ts';
import { periodWords, type LoanRule } from './rule-name.ts';

/** Fields of a rule in their order; the unit of the period is shown with the period. */
const ruleFields = [
  'limite',
  'prazo',
  'renovacoes',
  'permite_reserva',
  'dias_retirada',
  'multa_dia_centavos',
  'multa_maxima_centavos',
  'carencia_dias',
  'fator_suspensao',
  'suspensao_maxima_dias',
  'prazo_fixo',
] as const;
type RuleField = (typeof ruleFields)[number];

/** Gives the name of each field of a rule. */
export function fieldLabels(t: Translate): Readonly<Record<RuleField, string>> {
  return {
    limite: t('circulationEdit.rule.limit'),
    prazo: t('circulationEdit.rule.period'),
    renovacoes: t('circulationEdit.rule.renewals'),
    permite_reserva: t('circulationEdit.rule.holds'),
    dias_retirada: t('circulationEdit.rule.pickup'),
    multa_dia_centavos: t('circulationEdit.rule.fine'),
    multa_maxima_centavos: t('circulationEdit.rule.cap'),
    carencia_dias: t('circulationEdit.rule.grace'),
    fator_suspensao: t('circulationEdit.rule.factor'),
    suspensao_maxima_dias: t('circulationEdit.rule.suspensionCap'),
    prazo_fixo: t('circulationEdit.rule.fixed'),
  };
}

/** Puts each field of a rule in words; one being written that is not a number yet is ''. */
export function ruleValues(
  rule: LoanRule,
  t: Translate,
  language: string,
): Readonly<Record<RuleField, string>> {
  const number = (value: number) => (Number.isNaN(value) ? '' : value.toLocaleString(language));
  const money = (value: number) => (Number.isNaN(value) ? '' : writeDecimal(value, language));
  return {
    limite: number(rule.limite),
    prazo: periodWords(rule, t),
    renovacoes: number(rule.renovacoes),
    permite_reserva: t(rule.permite_reserva ? 'circulationEdit.yes' : 'circulationEdit.no'),
    dias_retirada: number(rule.dias_retirada),
    multa_dia_centavos: money(rule.multa_dia_centavos),
    multa_maxima_centavos: money(rule.multa_maxima_centavos),
    carencia_dias: number(rule.carencia_dias),
    fator_suspensao: number(rule.fator_suspensao),
    suspensao_maxima_dias: number(rule.suspensao_maxima_dias),
    prazo_fixo: fixedWords(rule.prazo_fixo, t, language),
  };
}

function fixedWords(fixed: LoanRule['prazo_fixo'], t: Translate, language: string): string {
  if (fixed === null) return t('circulationEdit.no');
  const [from, until, due] = [fixed.de, fixed.ate, fixed.vence_em].map((day) =>
    day === '' ? '…' : formatDay(day, language),
  );
  return t('circulationEdit.fixedSum', { from, until, due });
}

/** Lists the values of a rule that no table column shows: 'Tolerância, em dias: 2'. */
export function ruleExtras(rule: LoanRule, t: Translate, language: string): string[] {
  const labels = fieldLabels(t);
  const values = ruleValues(rule, t, language);
  const told = [
    rule.carencia_dias > 0 && 'carencia_dias',
    rule.fator_suspensao > 0 && 'fator_suspensao',
    rule.prazo_fixo !== null && 'prazo_fixo',
  ] as const;
  const extras = told.flatMap((name) => (name ? [`${labels[name]}: ${values[name]}`] : []));
  return rule.limite === 0 ? [t('circulationEdit.rule.lendsNothing'), ...extras] : extras;
}

/** Lists the fields in which another rule differs: 'Prazo: de 7 dias para 14 dias'. */
export function ruleChanges(
  before: LoanRule,
  after: LoanRule,
  t: Translate,
  language: string,
): string[] {
  const labels = fieldLabels(t);
  const [was, is] = [ruleValues(before, t, language), ruleValues(after, t, language)];
  return ruleFields.flatMap((field) => {
    const [name, from, to] = [labels[field], was[field], is[field]];
    return from === to ? [] : [t('circulationEdit.copy.change', { name, before: from, after: to })];
  });
}
