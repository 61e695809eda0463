import type { Db } from '@estante/database';
import type { Refusal } from '../../../endpoint/refusal.ts';
import { lockPerson } from '../../patrons/index.ts';
import { changeDueDay } from '../copies/index.ts';
import {
  isOverridden,
  refuseAboveLimit,
  writeException,
  type Exception,
} from '../exceptions/index.ts';
import { dueColumns, lockCopies, type CirculatingCopy } from '../facts/index.ts';
import { dueDay, type Due, type RuleRefusal } from '../rules/index.ts';
import { readLateness } from './charge-lateness.ts';
import { lockOpenLoan, readLoan, type OpenLoan } from './loan-repository.ts';
import { readRenewability } from './renewability.ts';
import { writeRenewal } from './renew-repository.ts';

interface DueDateOverride {
  readonly loanId: number;
  readonly exception: Exception;
  readonly at: Temporal.Instant;
}

export type OverrideOutcome =
  | { readonly kind: 'dated'; readonly loan: OpenLoan; readonly forgiven: number }
  | { readonly kind: 'refused'; readonly loan: OpenLoan; readonly refusals: readonly RuleRefusal[] }
  /** More lateness would be let off than the caller may let off. */
  | { readonly kind: 'above-limit'; readonly refusal: Refusal }
  | { readonly kind: 'not-found' };

/** Renews an open loan in spite of what speaks against it, in a transaction of the caller's. */
export async function overrideRenewal(trx: Db, command: DueDateOverride): Promise<OverrideOutcome> {
  const { exception, at } = command;
  const locked = await lockLoan(trx, command.loanId);
  if (!locked) return { kind: 'not-found' };
  const { loan, copies } = locked;
  const decision = await readRenewability(trx, at).decide(loan, copies);
  const due = decision.isAllowed ? decision.due : decision.dueAnyway;
  if (!decision.isAllowed && (!due || !isOverridden(decision.refusals, exception))) {
    return { kind: 'refused', loan, refusals: decision.refusals };
  }
  if (!due) return { kind: 'not-found' };
  return writeDueDate(trx, { loan, due, act: 'renew' }, command);
}

/** Gives an open loan another day, in a transaction of the caller's. */
export async function changeDueDate(
  trx: Db,
  day: Temporal.PlainDate,
  command: DueDateOverride,
): Promise<OverrideOutcome> {
  const locked = await lockLoan(trx, command.loanId);
  if (!locked) return { kind: 'not-found' };
  const due = { unit: 'day', on: day } as const;
  return writeDueDate(trx, { loan: locked.loan, due, act: 'due-day' }, command);
}

/** The copies of the title are locked, then the person, then the loan. */
async function lockLoan(
  trx: Db,
  loanId: number,
): Promise<{ readonly loan: OpenLoan; readonly copies: readonly CirculatingCopy[] } | null> {
  const seen = await readLoan(trx, loanId);
  if (!seen) return null;
  const copies = await lockCopies(trx, seen.titleId);
  await lockPerson(trx, seen.personId);
  const loan = await lockOpenLoan(trx, loanId);
  return loan && { loan, copies };
}

interface NewDay {
  readonly loan: OpenLoan;
  readonly due: Due;
  readonly act: 'renew' | 'due-day';
}

/** Writes the new due date. The fine for its lateness till now is charged no more, and so let off. */
async function writeDueDate(
  trx: Db,
  { loan, due, act }: NewDay,
  { exception, at }: DueDateOverride,
): Promise<OverrideOutcome> {
  const { fine: forgiven } = (await readLateness(trx, at))(loan);
  const aboveLimit = await refuseAboveLimit(trx, exception.madeBy, forgiven);
  if (aboveLimit) return { kind: 'above-limit', refusal: aboveLimit };
  const { id: loanId, personId, copyId } = loan;
  if (act === 'renew') {
    const renewedBy = exception.madeBy;
    await writeRenewal(trx, loan, due, { personId, madeBy: 'staff', renewedBy, at });
  } else {
    await trx.updateTable('loan').set(dueColumns(due)).where('id', '=', loanId).execute();
    if (copyId !== null) await changeDueDay(trx, copyId, dueDay(due).toString());
  }
  await writeException(trx, { exception, act, of: { loanId }, personId, forgiven, at });
  const renewals = loan.renewals + (act === 'renew' ? 1 : 0);
  return { kind: 'dated', loan: { ...loan, due, renewals }, forgiven };
}
