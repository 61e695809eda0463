import type { Db } from '@estante/database';
import { availabilityOf, lendsTo } from '../availability/index.ts';
import {
  readCirculationSettings,
  readCopies,
  readLoanRules,
  readOpeningDays,
  readPatron,
  type CirculatingCopy,
} from '../facts/index.ts';
import { civilDay, decideHold, type LoanRule, type RuleDecision } from '../rules/index.ts';
import { ruleForHolds } from './eligibility.ts';
import { isSameQueue, isWanted, type HoldKey } from './matching.ts';
import { findOpenHolds, type OpenHold } from './queue-repository.ts';

type Patron = NonNullable<Awaited<ReturnType<typeof readPatron>>>;

/** Facts by which holds of any title are decided, of one person or of nobody in particular. */
export interface HoldTerms {
  readonly now: Temporal.Instant;
  readonly patron: Patron | null;
  readonly rules: readonly LoanRule[];
  readonly limits: Awaited<ReturnType<typeof readCirculationSettings>>;
  readonly openingDays: Awaited<ReturnType<typeof readOpeningDays>>;
}

export async function readHoldTerms(
  db: Db,
  loginId: number | null,
  now: Temporal.Instant,
): Promise<HoldTerms> {
  const [patron, rules, limits, openingDays] = await Promise.all([
    loginId === null ? null : readPatron(db, loginId, now),
    readLoanRules(db),
    readCirculationSettings(db),
    readOpeningDays(db),
  ]);
  return { now, patron, rules, limits, openingDays };
}

/** A title as those see it who wait for it. */
export interface AwaitedTitle {
  readonly copies: readonly CirculatingCopy[];
  /** Open ones, in order of placing. */
  readonly holds: readonly OpenHold[];
}

export async function readAwaitedTitle(db: Db, titleId: number): Promise<AwaitedTitle> {
  const [copies, holds] = await Promise.all([readCopies(db, titleId), findOpenHolds(db, titleId)]);
  return { copies, holds };
}

/** Terms by which the rule of a hold is looked up: all rules, and the categories of the reader. */
export interface RuleLookup {
  readonly rules: readonly LoanRule[];
  readonly categoryIds: readonly number[];
}

/** Rules and categories to look a hold up by; for nobody in particular, those of anybody at all. */
export function ruleLookupOf({ patron, rules }: HoldTerms): RuleLookup {
  if (!patron) return { rules, categoryIds: rules.map(({ categoryId }) => categoryId ?? 0) };
  return { rules, categoryIds: patron.categoryId === null ? [] : [patron.categoryId] };
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

/** Those of them that may serve a hold: some are lent by rules that take none. */
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

/** Whether the person may wait for what is asked, as the title stands now. */
export function decidePlacing(
  terms: HoldTerms & { readonly patron: Patron },
  { copies, holds }: AwaitedTitle,
  key: HoldKey,
): RuleDecision {
  const { patron, limits, now } = terms;
  const lookup = ruleLookupOf(terms);
  return decideHold({
    patron,
    openHoldIds: patron.openHoldIds,
    sameHoldIds: holds
      .filter((hold) => hold.personId === patron.personId && isSameQueue(hold, key))
      .map(({ id }) => id),
    ownLoanIds: copies
      .filter((copy) => isWanted(key, copy) && copy.loanPersonId === patron.personId)
      .flatMap(({ loanId }) => loanId ?? []),
    freeCopies: countFree(copiesToLend(lookup, copies, key)),
    copiesForHolds: copiesForHolds(lookup, copies, key).length,
    limits,
    today: civilDay(now),
  });
}
