import type { CopyState } from '../facts/index.ts';
import { ruleFor, type RuleScope } from '../rules/index.ts';

/** Availability of a copy to somebody who would take it home. */
export type CopyAvailability =
  | 'free'
  /** There to be read on the spot: for reference, or of a kind that no rule lends. */
  | 'read-here'
  | 'lent'
  /** On the hold shelf, on its way or being processed. */
  | 'coming'
  | 'gone';

/**
 * The one place that says whether a copy can be had: results, title page, holds and requests ask it.
 * `isLent`: the loan rules lend it to those who ask.
 */
export function availabilityOf(state: CopyState, isLent: boolean): CopyAvailability {
  switch (state) {
    case 'available':
      return isLent ? 'free' : 'read-here';
    case 'reference':
      return 'read-here';
    case 'on-loan':
    case 'claimed-returned':
      return 'lent';
    case 'held':
    case 'in-transit':
    case 'in-processing':
      return 'coming';
    case 'damaged':
    case 'lost':
    case 'withdrawn':
      return 'gone';
  }
}

/** Whether somebody may take it home, now or once it is back; `isLent` as above. */
export function isForLoan(state: CopyState, isLent: boolean): boolean {
  return isLent && ['free', 'lent', 'coming'].includes(availabilityOf(state, isLent));
}

/** As much of a loan rule as says whether it lends at all. */
export type LendingRule = RuleScope & { readonly limit: number };

/** Library and loan type of a copy, by which its loan rule is looked up. */
interface CopyKind {
  readonly libraryId: number;
  readonly loanTypeId: number | null;
}

/** A copy without a loan type comes under the rules that name none, and so do people of no category. */
const unnamed = 0;

export function lendsTo(
  rules: readonly LendingRule[],
  categoryId: number | null,
  { libraryId, loanTypeId }: CopyKind,
): boolean {
  if (categoryId === null) return false;
  const rule = ruleFor(rules, { categoryId, libraryId, loanTypeId: loanTypeId ?? unnamed });
  return rule !== null && rule.limit > 0;
}

type LentLibraries = Map<number, Map<number, boolean>>;

/** Answers of `lendsToAnybody` by rules, library and loan type: lists of titles ask of few kinds, many times. */
const lentKinds = new WeakMap<readonly LendingRule[], LentLibraries>();

/**
 * Whether anybody may borrow it. Where no rule is written yet, what the record says stands alone. What is
 * answered is kept with the rules, which are therefore not to be altered.
 */
export function lendsToAnybody(rules: readonly LendingRule[], copy: CopyKind): boolean {
  if (rules.length === 0) return true;
  const loanTypeId = copy.loanTypeId ?? unnamed;
  const libraries: LentLibraries = lentKinds.get(rules) ?? new Map();
  lentKinds.set(rules, libraries);
  const loanTypes = libraries.get(copy.libraryId) ?? new Map<number, boolean>();
  libraries.set(copy.libraryId, loanTypes);
  const isLent = loanTypes.get(loanTypeId) ?? isLentByOne(rules, copy);
  loanTypes.set(loanTypeId, isLent);
  return isLent;
}

function isLentByOne(rules: readonly LendingRule[], copy: CopyKind): boolean {
  const categories = new Set(rules.map(({ categoryId }) => categoryId ?? unnamed).concat(unnamed));
  return [...categories].some((categoryId) => lendsTo(rules, categoryId, copy));
}
