import { mostSpecific, type LoanRuleScope } from '@estante/contract/plain';
import type { LoanRule, RuleScope } from './rule-name.ts';

const scopeOf = (rule: RuleScope): LoanRuleScope => [
  rule.cod_biblioteca,
  rule.cod_categoria,
  rule.cod_tipo_emprestimo,
];

/** Makes a key that two rules share only if they are for the same case. */
export const keyOf = (rule: RuleScope): string => scopeOf(rule).join('/');

/** Number in no list, standing for null in a scope: no rule that names a value applies to it. */
const none = 0;

/** Finds the rule in force for a scope; null in it stands for all values that no rule names. */
export function ruleInForce(rules: readonly LoanRule[], scope: RuleScope): LoanRule | null {
  const [library, category, loanType] = scopeOf(scope);
  return mostSpecific(rules, scopeOf, [library ?? none, category ?? none, loanType ?? none]);
}
