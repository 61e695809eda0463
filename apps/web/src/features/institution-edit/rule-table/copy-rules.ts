import type { LoanRule, RuleScope } from './rule-name.ts';
import { keyOf } from './scopes.ts';

/** A rule as it will stand, and what stands there now. */
export interface CopyStep {
  readonly rule: LoanRule;
  readonly before: LoanRule | null;
}

/** Some of the rules, each for what is named and else for what it is for; those that change nothing left out. */
export function planCopy(
  rules: readonly LoanRule[],
  sources: readonly LoanRule[],
  to: Partial<RuleScope>,
): CopyStep[] {
  const there = new Map(rules.map((rule) => [keyOf(rule), rule]));
  return sources.flatMap((source) => {
    const rule = { ...source, ...to };
    const before = there.get(keyOf(rule)) ?? null;
    return before && JSON.stringify(before) === JSON.stringify(rule) ? [] : [{ rule, before }];
  });
}

/** Carries a copy out: a rule that is overwritten keeps its place; new ones come last. */
export function carryOut(rules: readonly LoanRule[], steps: readonly CopyStep[]): LoanRule[] {
  const copied = new Map(steps.map(({ rule }) => [keyOf(rule), rule]));
  return [
    ...rules.map((rule) => copied.get(keyOf(rule)) ?? rule),
    ...steps.flatMap(({ rule, before }) => (before ? [] : [rule])),
  ];
}
