import { mostSpecific, type LoanRuleScope } from '@estante/contract/plain';
import type { LoanRule, RuleScope } from './rule-name.ts';

const scopeOf = (rule: RuleScope): LoanRuleScope => [
  rule.cod_biblioteca,
  rule.cod_categoria,
  rule.cod_tipo_emprestimo,
];

/** A key that two rules share only where they are for one case. */
export const keyOf = (rule: RuleScope): string => scopeOf(rule).join('/');

/** Number that stands in no list, for a part of a scope that is null: no rule that names one is about it. */
const none = 0;

/** The rule by which something is decided; for null of a scope, by which all others of its kind are. */
export function ruleInForce(rules: readonly LoanRule[], scope: RuleScope): LoanRule | null {
  const [library, category, loanType] = scopeOf(scope);
  return mostSpecific(rules, scopeOf, [library ?? none, category ?? none, loanType ?? none]);
}
