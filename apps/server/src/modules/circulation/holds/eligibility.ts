import type { Db } from '@estante/database';
import {
  readCirculationSettings,
  readLoanRules,
  readPatron,
  type CirculatingCopy,
} from '../facts/index.ts';
import { civilDay, isEligible, patronRefusals, ruleFor, type LoanRule } from '../rules/index.ts';
import { isWanted } from './matching.ts';
import type { OpenHold } from './queue-repository.ts';

/** Decides which holds a copy may serve at a moment; what it reads it keeps, within a transaction. */
export interface Eligibility {
  /** The rule the copy would be lent under; null: it may not serve the hold now. */
  ruleToServe(hold: OpenHold, copy: CirculatingCopy): Promise<LoanRule | null>;
}

export async function readEligibility(db: Db, now: Temporal.Instant): Promise<Eligibility> {
  const [rules, limits] = await Promise.all([readLoanRules(db), readCirculationSettings(db)]);
  const today = civilDay(now);
  const categories = new Map<number, Promise<number | null>>();
  const readCategory = async (loginId: number) => {
    const patron = await readPatron(db, loginId, now);
    const isRefused = !patron || patronRefusals(patron, limits, today).some((one) => one !== null);
    return isRefused ? null : patron.categoryId;
  };
  /** Patron category of a login that may borrow; null for one that may not. */
  const categoryOf = (loginId: number) => {
    const known = categories.get(loginId) ?? readCategory(loginId);
    categories.set(loginId, known);
    return known;
  };
  return {
    ruleToServe: async (hold, copy) => {
      if (!isWanted(hold, copy) || !isEligible({ ...hold, mayBorrow: true }, today)) return null;
      const categoryId = await categoryOf(hold.loginId);
      return categoryId === null ? null : ruleForHolds(rules, categoryId, copy);
    },
  };
}

/** The rule under which a copy is lent to a category; null where it lends or holds nothing. */
export function ruleForHolds(
  rules: readonly LoanRule[],
  categoryId: number,
  copy: Pick<CirculatingCopy, 'libraryId' | 'loanTypeId'>,
): LoanRule | null {
  const { libraryId, loanTypeId } = copy;
  const rule = ruleFor(rules, { categoryId, libraryId, loanTypeId: loanTypeId ?? noLoanType });
  return rule && rule.limit > 0 && rule.allowsHolds ? rule : null;
}

/** A copy without a loan type comes under the rules that name none. */
const noLoanType = 0;
