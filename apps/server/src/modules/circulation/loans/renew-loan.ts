import type { Db, RenewedBy } from '@estante/database';
import type { Temporal } from 'temporal-polyfill';
import { lockPerson } from '../../patrons/index.ts';
import {
  lockCopies,
  readCirculationSettings,
  readOpeningDays,
  readPatron,
  type CirculatingCopy,
} from '../facts/index.ts';
import { findHoldsServedBy } from '../holds/index.ts';
import { compareDue, decideRenew, type Due, type RuleRefusal } from '../rules/index.ts';
import { findOpenLoans, lockOpenLoan, readLoan, type OpenLoan } from './loan-repository.ts';
import { writeRenewal } from './renew-repository.ts';

export interface RenewOrder {
  readonly personId: number;
  readonly madeBy: RenewedBy;
  readonly at: Temporal.Instant;
}

export type RenewOutcome =
  | { readonly kind: 'renewed'; readonly loan: OpenLoan; readonly due: Due }
  | { readonly kind: 'refused'; readonly loan: OpenLoan; readonly refusals: readonly RuleRefusal[] }
  /** No open loan of the person's. */
  | { readonly kind: 'not-found' };

/** Renews a loan of a person's in a transaction of the caller's, where nothing speaks against it. */
export async function renewLoan(trx: Db, loanId: number, order: RenewOrder): Promise<RenewOutcome> {
  const seen = await readLoan(trx, loanId);
  if (seen?.personId !== order.personId) return { kind: 'not-found' };
  const copies = await lockCopies(trx, seen.titleId);
  await lockPerson(trx, order.personId);
  const loan = await lockOpenLoan(trx, loanId);
  if (!loan) return { kind: 'not-found' };
  const decision = await mayRenew(trx, loan, copies, order.at);
  if (!decision.isAllowed) return { kind: 'refused', loan, refusals: decision.refusals };
  await writeRenewal(trx, loan, decision.due, order);
  return { kind: 'renewed', loan, due: decision.due };
}

/** Whether a loan may be renewed now; the copies are those of its title. */
export async function mayRenew(
  db: Db,
  loan: OpenLoan,
  copies: readonly CirculatingCopy[],
  now: Temporal.Instant,
) {
  const patron = await readPatron(db, loan.loginId, now);
  if (!patron) return ended;
  return decideRenew({
    patron,
    loan,
    ...(await countWaiting(db, loan, copies, now)),
    limits: await readCirculationSettings(db),
    calendar: (await readOpeningDays(db)).calendarOf(loan.libraryId),
    now,
  });
}

/** Its link has ended: nothing more is lent through it. */
const ended = {
  isAllowed: false,
  refusals: [{ reason: 'blocked', cleared: { kind: 'ask-library' } }],
} as const;

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

/**
 * Renews several loans of a person's, or all, the earliest due first, each in a transaction of its
 * own: a refusal of one stops no other. Numbers that are no open loans of the person's come back as
 * not found.
 */
export async function renewLoans(
  db: Db,
  asked: readonly number[] | 'all',
  order: RenewOrder,
): Promise<readonly { readonly loanId: number; readonly outcome: RenewOutcome }[]> {
  const open = await findOpenLoans(db, order.personId);
  const wanted = asked === 'all' ? new Set(open.map(({ id }) => id)) : new Set(asked);
  const known = open
    .filter(({ id }) => wanted.has(id))
    .toSorted((one, other) => compareDue(one.due, other.due) || one.id - other.id)
    .map(({ id }) => id);
  const unknown = [...wanted].filter((id) => !known.includes(id));
  const results = [];
  for (const loanId of [...known, ...unknown]) {
    const outcome = await db.transaction().execute((trx) => renewLoan(trx, loanId, order));
    results.push({ loanId, outcome });
  }
  return results;
}
