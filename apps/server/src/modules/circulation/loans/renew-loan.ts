import type { Db } from '@estante/database';
import { lockPerson } from '../../patrons/index.ts';
import { lockCopies } from '../facts/index.ts';
import { compareDue, type Due, type RuleRefusal } from '../rules/index.ts';
import { findOpenLoans, lockOpenLoan, readLoan, type OpenLoan } from './loan-repository.ts';
import { readRenewability } from './renewability.ts';
import type { RenewCommand } from './renew-command.ts';
import { writeRenewal } from './renew-repository.ts';

export type RenewOutcome =
  | { readonly kind: 'renewed'; readonly loan: OpenLoan; readonly due: Due }
  | { readonly kind: 'refused'; readonly loan: OpenLoan; readonly refusals: readonly RuleRefusal[] }
  /** No open loan of the person's. */
  | { readonly kind: 'not-found' };

/** Renews a loan of a person's in a transaction of the caller's, where nothing speaks against it. */
export async function renewLoan(
  trx: Db,
  loanId: number,
  command: RenewCommand,
): Promise<RenewOutcome> {
  const seen = await readLoan(trx, loanId);
  if (seen?.personId !== command.personId) return { kind: 'not-found' };
  const copies = await lockCopies(trx, seen.titleId);
  await lockPerson(trx, command.personId);
  const loan = await lockOpenLoan(trx, loanId);
  if (!loan) return { kind: 'not-found' };
  const decision = await readRenewability(trx, command.at).decide(loan, copies);
  if (!decision.isAllowed) return { kind: 'refused', loan, refusals: decision.refusals };
  await writeRenewal(trx, loan, decision.due, command);
  return { kind: 'renewed', loan, due: decision.due };
}

/**
 * Renews several loans of a person's, or all, the earliest due first, each in a transaction of its
 * own: a refusal of one stops no other. Numbers that are no open loans of the person's come back as
 * not found.
 */
export async function renewLoans(
  db: Db,
  asked: readonly number[] | 'all',
  command: RenewCommand,
): Promise<readonly { readonly loanId: number; readonly outcome: RenewOutcome }[]> {
  const open = await findOpenLoans(db, command.personId);
  const wanted = asked === 'all' ? new Set(open.map(({ id }) => id)) : new Set(asked);
  const known = open
    .filter(({ id }) => wanted.has(id))
    .toSorted((one, other) => compareDue(one.due, other.due) || one.id - other.id)
    .map(({ id }) => id);
  const unknown = [...wanted].filter((id) => !known.includes(id));
  const results = [];
  for (const loanId of [...known, ...unknown]) {
    const outcome = await db.transaction().execute((trx) => renewLoan(trx, loanId, command));
    results.push({ loanId, outcome });
  }
  return results;
}
