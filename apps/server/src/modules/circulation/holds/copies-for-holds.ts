import { availabilityOf, lendsTo } from '../availability/index.ts';
import type { CirculatingCopy } from '../facts/index.ts';
import type { LoanRule } from '../rules/index.ts';
import { ruleForHolds } from './eligibility.ts';
import { isWanted, type HoldKey } from './matching.ts';

/** Terms by which the rule of a hold is looked up: all rules, and the categories of the reader. */
export interface RuleLookup {
  readonly rules: readonly LoanRule[];
  readonly categoryIds: readonly number[];
}

/** Copies that may ever be borrowed, by their state and the rule for them. */
export function copiesToLend(
  { rules, categoryIds }: RuleLookup,
  copies: readonly CirculatingCopy[],
  key: HoldKey,
): readonly CirculatingCopy[] {
  return copies.filter(
    (copy) =>
      isWanted(key, copy) &&
      isInCirculation(copy) &&
      categoryIds.some((id) => lendsTo(rules, id, copy)),
  );
}

/** Copies to lend that may serve a hold: some are lent by rules that take none. */
export function copiesForHolds(
  lookup: RuleLookup,
  copies: readonly CirculatingCopy[],
  key: HoldKey,
): readonly CirculatingCopy[] {
  const { rules, categoryIds } = lookup;
  return copiesToLend(lookup, copies, key).filter((copy) =>
    categoryIds.some((id) => ruleForHolds(rules, id, copy) !== null),
  );
}

/** A rule lends all of these: what is left is whether they are there, or may come back. */
const standingOf = ({ state }: CirculatingCopy) => availabilityOf(state, true);

function isInCirculation(copy: CirculatingCopy): boolean {
  switch (standingOf(copy)) {
    case 'free':
    case 'lent':
    case 'coming':
      return true;
    case 'read-here':
    case 'gone':
      return false;
  }
}

/** Number of the copies to lend that can be taken home now. */
export function countFree(toLend: readonly CirculatingCopy[]): number {
  return toLend.filter((copy) => standingOf(copy) === 'free').length;
}
