/** Scope of a loan rule, in the order in which it counts; null stands for all. */
export type LoanRuleScope = readonly [
  library: number | null,
  category: number | null,
  loanType: number | null,
];

/** Whether a rule applies to a case: all that it names agrees. */
export function isAbout(scope: LoanRuleScope, wanted: readonly [number, number, number]): boolean {
  return scope.every((name, at) => name === null || name === wanted[at]);
}

/**
 * Most specific rule for a case: first by library, then by category, then by loan type. Null where nothing may be lent.
 */
export function mostSpecific<Rule>(
  rules: readonly Rule[],
  scopeOf: (rule: Rule) => LoanRuleScope,
  wanted: readonly [number, number, number],
): Rule | null {
  let best: { readonly rule: Rule; readonly rank: number } | null = null;
  for (const rule of rules) {
    const scope = scopeOf(rule);
    const rank = rankOf(scope);
    if (isAbout(scope, wanted) && rank > (best?.rank ?? -1)) best = { rule, rank };
  }
  return best?.rule ?? null;
}

function rankOf(scope: LoanRuleScope): number {
  return scope.reduce<number>((rank, name) => rank * 2 + Number(name !== null), 0);
}
