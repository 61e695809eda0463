import type { LoanRule, RuleScope } from './rule-name.ts';
import { keyOf } from './scopes.ts';

/** Rule that a copy writes, and the one there now. */
export interface CopyStep {
  readonly rule: LoanRule;
  readonly before: LoanRule | null;
}

/**
 * Plans copies of some rules, their scope replaced by the named parts; copies that change nothing are left
 * out.
 */
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

/** Carries a copy out: an overwritten rule keeps its place; new ones come last. */
export function carryOut(rules: readonly LoanRule[], steps: readonly CopyStep[]): LoanRule[] {
  const copied = new Map(steps.map(({ rule }) => [keyOf(rule), rule]));
  return [
    ...rules.map((rule) => copied.get(keyOf(rule)) ?? rule),
    ...steps.flatMap(({ rule, before }) => (before ? [] : [rule])),
  ];
}
