import type { Translate } from '@estante/phrases/translator';
import type { Output } from '../../../api/api.ts';

export type LoanRules = Output<'getLoanRules'>;
export type LoanRule = LoanRules['regras'][number];
export type Library = Output<'listLibraries'>[number];
/** Scope of a rule: library, patron category and loan type; null stands for all. */
export type RuleScope = Pick<LoanRule, 'cod_biblioteca' | 'cod_categoria' | 'cod_tipo_emprestimo'>;

/** Libraries, categories and loan types that rules name by number. */
export interface RuleNames {
  readonly libraries: readonly Library[];
  readonly categories: LoanRules['categorias'];
  readonly loanTypes: LoanRules['tipos_emprestimo'];
}

/** Puts the scope of a rule in words. */
export function scopeNames(rule: RuleScope, names: RuleNames, t: Translate) {
  const library = names.libraries.find((one) => one.cod_biblioteca === rule.cod_biblioteca);
  const category = names.categories.find(({ codigo }) => codigo === rule.cod_categoria);
  const type = names.loanTypes.find((one) => one.cod_tipo_emprestimo === rule.cod_tipo_emprestimo);
  return {
    library: library?.desc_biblioteca ?? t('circulationEdit.any.library'),
    category:
      rule.cod_categoria === null
        ? t('circulationEdit.any.category')
        : (category?.descricao ?? String(rule.cod_categoria)),
    loanType: type?.desc_tipo_emprestimo ?? t('circulationEdit.any.loanType'),
  };
}

/** Name of a rule: 'Biblioteca Central · Docente · Qualquer tipo'. */
export function ruleName(rule: RuleScope, names: RuleNames, t: Translate): string {
  const { library, category, loanType } = scopeNames(rule, names, t);
  return [library, category, loanType].join(' · ');
}

/** Names the parts of another rule's scope that differ from this one: 'Qualquer biblioteca'. */
export function otherScope(of: RuleScope, other: RuleScope, names: RuleNames, t: Translate) {
  const [here, there] = [scopeNames(of, names, t), scopeNames(other, names, t)];
  const parts = ['library', 'category', 'loanType'] as const;
  return parts.flatMap((part) => (here[part] === there[part] ? [] : there[part])).join(' · ');
}

/** Summary of a rule: '5 itens, por 7 dias cada um'. */
export function ruleSum(rule: LoanRule, t: Translate): string {
  if (rule.limite === 0) return t('circulationEdit.rule.lendsNothing');
  return t('circulationEdit.rule.sum', { count: rule.limite || 0, period: periodWords(rule, t) });
}

/** Loan period in words: '7 dias'. */
export function periodWords(rule: LoanRule, t: Translate): string {
  const unit = rule.unidade_prazo === 'horas' ? 'hours' : 'days';
  return t(`circulationEdit.rule.${unit}`, { count: rule.prazo || 0 });
}

/** Finds new or changed rules for every category that lend nothing. */
export function rulesThatStop(
  { regras: rules }: Pick<LoanRules, 'regras'>,
  { regras: saved }: Pick<LoanRules, 'regras'>,
): LoanRule[] {
  const before = new Set(saved.map((rule) => JSON.stringify(rule)));
  return rules.filter(
    (rule) => rule.limite === 0 && rule.cod_categoria === null && !before.has(JSON.stringify(rule)),
  );
}

export const newRule: LoanRule = {
  cod_biblioteca: null,
  cod_categoria: null,
  cod_tipo_emprestimo: null,
  limite: 0,
  unidade_prazo: 'dias',
  prazo: 7,
  renovacoes: 0,
  permite_reserva: true,
  dias_retirada: 2,
  multa_dia_centavos: 100,
  carencia_dias: 0,
  multa_maxima_centavos: 5000,
  fator_suspensao: 0,
  suspensao_maxima_dias: 90,
  prazo_fixo: null,
};
