import type { LoanRule, RuleNames, RuleScope } from './rule-name.ts';
import { keyOf, ruleInForce } from './scopes.ts';

/** Library and category that the rules are filtered by; null: rules for all; undefined: any. */
export interface RuleFilter {
  readonly library: number | null | undefined;
  readonly category: number | null | undefined;
}

export const anyRule: RuleFilter = { library: undefined, category: undefined };

export const isFitting = (rule: RuleScope, { library, category }: RuleFilter): boolean =>
  (library === undefined || rule.cod_biblioteca === library) &&
  (category === undefined || rule.cod_categoria === category);

/** Case without a rule of its own, and the rule that decides it. */
export interface InheritedRule {
  readonly scope: RuleScope;
  /** Rule in force; null if nothing is lent. */
  readonly rule: LoanRule | null;
}

/**
 * Lists the rules in force for cases without one of their own: in the filtered library, for each category and
 * each loan type that some rule distinguishes; for a filtered category, in each library that has rules.
 */
export function inheritedRules(
  rules: readonly LoanRule[],
  filter: RuleFilter,
  names: RuleNames,
): InheritedRule[] {
  const { library, category } = filter;
  if ((library === undefined && category === undefined) || category === null) return [];
  const libraries = library === undefined ? [null, ...named(rules, 'cod_biblioteca')] : [library];
  const categories =
    category === undefined ? names.categories.map(({ codigo }) => codigo) : [category];
  const loanTypes = [null, ...named(rules, 'cod_tipo_emprestimo')];
  const own = new Set(rules.map(keyOf));
  return product(libraries, categories, loanTypes).flatMap((scope) => {
    if (own.has(keyOf(scope))) return [];
    const rule = ruleInForce(rules, scope);
    const loanType = scope.cod_tipo_emprestimo;
    // A case in which the type makes no difference is listed once, for all types.
    if (loanType !== null && rule?.cod_tipo_emprestimo !== loanType) return [];
    return [{ scope, rule }];
  });
}

function product(
  libraries: readonly (number | null)[],
  categories: readonly (number | null)[],
  loanTypes: readonly (number | null)[],
): RuleScope[] {
  return libraries.flatMap((cod_biblioteca) =>
    categories.flatMap((cod_categoria) =>
      loanTypes.map((cod_tipo_emprestimo) => ({
        cod_biblioteca,
        cod_categoria,
        cod_tipo_emprestimo,
      })),
    ),
  );
}

/** Lists the numbers that some rule has in a part of its scope, each once, in the order of the rules. */
function named(rules: readonly LoanRule[], name: keyof RuleScope): number[] {
  return [...new Set(rules.flatMap((rule) => rule[name] ?? []))];
}
