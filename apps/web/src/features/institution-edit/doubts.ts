import type { Translate } from '@estante/phrases/translator';
import { isTenfold } from '../../parts/money/is-tenfold.ts';
import type { Numbers } from './number-groups.ts';
import {
  newRule,
  ruleName,
  rulesThatStop,
  type LoanRule,
  type LoanRules,
  type RuleNames,
} from './rule-table/rule-name.ts';
import { keyOf } from './rule-table/scopes.ts';

/**
 * Lists the doubts to ask about before rules are saved, in sentences: amounts, and rules that lend nothing.
 */
export function doubtsOfRules(
  before: LoanRules,
  after: LoanRules,
  { libraries }: Pick<RuleNames, 'libraries'>,
  t: Translate,
): string[] {
  const names = { libraries, categories: after.categorias, loanTypes: after.tipos_emprestimo };
  const stops = rulesThatStop(after, before).map((rule) =>
    t('circulationEdit.rule.stops', { rule: ruleName(rule, names, t) }),
  );
  const amounts = after.regras.flatMap((rule) => {
    const old = before.regras.find((one) => keyOf(one) === keyOf(rule)) ?? newRule;
    return grownAmounts(old, rule, ruleName(rule, names, t), t);
  });
  return [...stops, ...amounts];
}

function grownAmounts(old: LoanRule, rule: LoanRule, name: string, t: Translate): string[] {
  const fine = [old.multa_dia_centavos, rule.multa_dia_centavos] as const;
  const cap = [old.multa_maxima_centavos, rule.multa_maxima_centavos] as const;
  return [
    ...grown(`${name}, ${t('circulationEdit.rule.fine')}`, ...fine, t),
    ...grown(`${name}, ${t('circulationEdit.rule.cap')}`, ...cap, t),
  ];
}

export function doubtsOfNumbers(
  before: Pick<Numbers, 'limite_debito_centavos'>,
  after: Pick<Numbers, 'limite_debito_centavos'>,
  t: Translate,
): string[] {
  const name = t('circulationEdit.numbers.limite_debito_centavos');
  return grown(name, before.limite_debito_centavos, after.limite_debito_centavos, t);
}

function grown(name: string, before: number, after: number, t: Translate): string[] {
  return isTenfold(before, after) ? [t('money.grown', { name, before, after })] : [];
}
