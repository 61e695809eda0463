import type { Db } from '@estante/database';
import {
  readCirculationSettings,
  readCopies,
  readLoanRules,
  readOpeningDays,
  readPatron,
  type CirculatingCopy,
} from '../facts/index.ts';
import { civilDay, decideHold, type LoanRule, type RuleDecision } from '../rules/index.ts';
import { copiesForHolds, copiesToLend, countFree, type RuleLookup } from './copies-for-holds.ts';
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

/** A title as the people who wait for it see it. */
export interface AwaitedTitle {
  readonly copies: readonly CirculatingCopy[];
  /** Open holds, in order of placing. */
  readonly holds: readonly OpenHold[];
}

export async function readAwaitedTitle(db: Db, titleId: number): Promise<AwaitedTitle> {
  const [copies, holds] = await Promise.all([readCopies(db, titleId), findOpenHolds(db, titleId)]);
  return { copies, holds };
}

/** Rules and categories to look a hold up by; for nobody in particular, those of anybody at all. */
export function ruleLookupOf({ patron, rules }: HoldTerms): RuleLookup {
  if (!patron) return { rules, categoryIds: rules.map(({ categoryId }) => categoryId ?? 0) };
  return { rules, categoryIds: patron.categoryId === null ? [] : [patron.categoryId] };
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
    ownLoanIds: ownLoans(patron, copies, key),
    freeCopies: countFree(copiesToLend(lookup, copies, key)),
    copiesForHolds: copiesForHolds(lookup, copies, key).length,
    limits,
    today: civilDay(now),
  });
}

/** Numbers of the loans by which a person has copies that would serve the hold. */
function ownLoans(
  { personId }: Patron,
  copies: readonly CirculatingCopy[],
  key: HoldKey,
): readonly number[] {
  return copies
    .filter((copy) => isWanted(key, copy) && copy.loanPersonId === personId)
    .flatMap(({ loanId }) => loanId ?? []);
}
