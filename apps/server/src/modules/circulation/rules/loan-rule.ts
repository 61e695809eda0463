import { isAbout, mostSpecific } from '@estante/contract';

/** Scope in which a rule holds; null: everywhere. The copy's own library counts, not the one lending it. */
export interface RuleScope {
  readonly categoryId: number | null;
  readonly loanTypeId: number | null;
  readonly libraryId: number | null;
}

/** Terms on which copies are lent: how many, for how long, and the cost of lateness. Money is in centavos. */
export interface LoanRule extends RuleScope {
  /** Number of items lent at once, of those that the rule is about. */
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

/** The library, patron category and loan type that a rule is sought for. */
export type LoanCase = {
  readonly [Name in keyof RuleScope]: NonNullable<RuleScope[Name]>;
};

/** The most specific rule for a case. Null: nothing may be lent. */
export function ruleFor<Rule extends RuleScope>(
  rules: readonly Rule[],
  wanted: LoanCase,
): Rule | null {
  return mostSpecific(rules, scopeOf, caseOf(wanted));
}

/** Whether a rule is about a case. */
export function covers(rule: RuleScope, wanted: LoanCase): boolean {
  return isAbout(scopeOf(rule), caseOf(wanted));
}

const scopeOf = ({ libraryId, categoryId, loanTypeId }: RuleScope) =>
  [libraryId, categoryId, loanTypeId] as const;

const caseOf = ({ libraryId, categoryId, loanTypeId }: LoanCase) =>
  [libraryId, categoryId, loanTypeId] as const;
