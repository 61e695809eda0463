import type { Db } from '@estante/database';
import {
  readCirculationSettings,
  readOpeningDays,
  readPatron,
  type CirculatingCopy,
} from '../facts/index.ts';
import { findHoldsServedBy } from '../holds/index.ts';
import { decideRenew, dueFrom, type Due, type RuleRefusal } from '../rules/index.ts';
import type { OpenLoan } from './loan-repository.ts';

export type Renewal =
  | { readonly isAllowed: true; readonly due: Due }
  | {
      readonly isAllowed: false;
      readonly refusals: readonly RuleRefusal[];
      /** Due date of a renewal if nothing were held against it; null: its link has ended. */
      readonly dueAnyway: Due | null;
    };

/** Decides which loans may be renewed at a moment; what it reads of one it keeps for the next. */
export interface Renewability {
  /** The copies are those of the loan's title. */
  decide(loan: OpenLoan, copies: readonly CirculatingCopy[]): Promise<Renewal>;
}

export function readRenewability(db: Db, now: Temporal.Instant): Renewability {
  const settings = readCirculationSettings(db);
  const openingDays = readOpeningDays(db);
  // They are waited for below; one that fails first is no unhandled rejection.
  void Promise.allSettled([settings, openingDays]);
  const patrons = new Map<number, ReturnType<typeof readPatron>>();
  const patronOf = (loginId: number) => {
    const known = patrons.get(loginId) ?? readPatron(db, loginId, now);
    patrons.set(loginId, known);
    return known;
  };
  return {
    decide: async (loan, copies) => {
      const patron = await patronOf(loan.loginId);
      if (!patron) return ended;
      const calendar = (await openingDays).calendarOf(loan.libraryId);
      const decision = decideRenew({
        patron,
        loan,
        ...(await countWaiting(db, loan, copies, now)),
        limits: await settings,
        calendar,
        now,
      });
      if (decision.isAllowed) return decision;
      return { ...decision, dueAnyway: dueFrom(now, loan.rule, calendar) };
    },
  };
}

/** Its link has ended: nothing more is lent through it. */
const ended: Renewal = {
  isAllowed: false,
  refusals: [{ reason: 'blocked', cleared: { kind: 'ask-library' } }],
  dueAnyway: null,
};

/** Holds of others that this copy could serve now, and free copies that could serve them instead. */
async function countWaiting(
  db: Db,
  loan: OpenLoan,
  copies: readonly CirculatingCopy[],
  now: Temporal.Instant,
) {
  const copy = copies.find(({ id }) => id === loan.copyId);
  const holds = copy ? await findHoldsServedBy(db, copy, now) : [];
  const others = holds.filter(({ personId }) => personId !== loan.personId);
  let freeCopies = 0;
  for (const other of copies) {
    if (others.length === 0) break;
    if (other.id === loan.copyId || other.state !== 'available') continue;
    const served = await findHoldsServedBy(db, other, now);
    if (served.some(({ id }) => others.some((hold) => hold.id === id))) freeCopies++;
  }
  return { waitingHolds: others.length, freeCopies };
}
