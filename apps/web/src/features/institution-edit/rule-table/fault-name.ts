import type { Translate } from '@estante/phrases/translator';
import { ruleName, type LoanRule, type RuleNames } from './rule-name.ts';
import { fieldLabels } from './rule-values.ts';

/** Names the refused field 'regras.3.prazo' as people call it: the rule, and its field. */
export function faultName(
  field: string,
  rules: readonly LoanRule[],
  names: RuleNames,
  t: Translate,
): string | null {
  const [, at = '', part = ''] = /^regras\.(\d+)(?:\.([a-z_]+))?/.exec(field) ?? [];
  const rule = rules[Number(at)];
  if (at === '' || !rule) return null;
  const label = Object.entries(labelsOf(t)).find(([name]) => name === part)?.[1];
  return [ruleName(rule, names, t), label].filter(Boolean).join(', ');
}

const labelsOf = (t: Translate) => ({
  ...fieldLabels(t),
  cod_biblioteca: t('circulationEdit.scope.library'),
  cod_categoria: t('circulationEdit.scope.category'),
  cod_tipo_emprestimo: t('circulationEdit.scope.loanType'),
  unidade_prazo: t('circulationEdit.rule.unit'),
});
