/** Where a rule holds; null: everywhere. The copy's own library counts, not where it is lent. */
export interface RuleScope {
  readonly categoryId: number | null;
  readonly loanTypeId: number | null;
  readonly libraryId: number | null;
}

/** What may be lent, for how long, and what lateness costs. Money is in centavos. */
export interface LoanRule extends RuleScope {
  /** How many items at once, of those that the rule is about. */
  readonly limit: number;
  readonly period: { readonly unit: 'days' | 'hours'; readonly length: number };
  readonly renewals: number;
  readonly allowsHolds: boolean;
  /** Open days to come for what is held, after the day it came back. */
  readonly pickupDays: number;
  readonly finePerDay: number;
  /** Late days that cost nothing; once there are more, they count too. */
  readonly graceDays: number;
  /** The most that one loan costs. */
  readonly fineCap: number;
  /** Days of suspension for each late day; 0 for none. */
  readonly suspensionFactor: number;
  readonly suspensionCap: number;
  /** Loans made within these days are due on one day: the end of a term, the end of a holiday. */
  readonly fixedDue: FixedDue | null;
}

export interface FixedDue {
  readonly from: Temporal.PlainDate;
  readonly until: Temporal.PlainDate;
  readonly dueOn: Temporal.PlainDate;
}

/** Of whom and of what a rule is sought. */
export type LoanCase = {
  readonly [Name in keyof RuleScope]: NonNullable<RuleScope[Name]>;
};

/**
 * The most specific rule for a case: one that names the library goes before all others, then one
 * that names the category, then one that names the loan type. Null: nothing may be lent.
 */
export function ruleFor<Rule extends RuleScope>(
  rules: readonly Rule[],
  wanted: LoanCase,
): Rule | null {
  const fitting = rules.filter((rule) => covers(rule, wanted));
  return fitting.toSorted((one, other) => rank(other) - rank(one))[0] ?? null;
}

/** Whether a rule is about a case: what it names is the same. */
export function covers(rule: RuleScope, wanted: LoanCase): boolean {
  return (
    (rule.libraryId === null || rule.libraryId === wanted.libraryId) &&
    (rule.categoryId === null || rule.categoryId === wanted.categoryId) &&
    (rule.loanTypeId === null || rule.loanTypeId === wanted.loanTypeId)
  );
}

function rank({ libraryId, categoryId, loanTypeId }: RuleScope): number {
  return (
    Number(libraryId !== null) * 4 + Number(categoryId !== null) * 2 + Number(loanTypeId !== null)
  );
}
