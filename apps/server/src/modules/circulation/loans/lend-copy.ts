import type { Db } from '@estante/database';
import {
  lockCopies,
  readCirculationSettings,
  readLoanRules,
  readOpeningDays,
  readPatron,
  type CirculatingCopy,
} from '../facts/index.ts';
import { endHold, findHoldsServedBy, markTakenOff } from '../holds/index.ts';
import { lockPerson } from '../../patrons/index.ts';
import { isOfUnit, isOverridden, writeException } from '../exceptions/index.ts';
import {
  decideLend,
  dueFrom,
  ruleFor,
  type Due,
  type LendableCopy,
  type LoanRule,
  type RuleRefusal,
} from '../rules/index.ts';
import type { LendCommand } from './lend-command.ts';
import { findLoanCases, findOwnHold, findOwner, insertLoan } from './lend-repository.ts';
import { findScanned, type ScannedCopy } from './scan-repository.ts';
import { chooseCopy } from './scanned-copy.ts';
import { findWay, finishRequest, receiveCopy, type Way } from './way-repository.ts';

export type LendOutcome =
  | {
      readonly kind: 'lent';
      readonly loanId: number;
      readonly due: Due;
      readonly copy: ScannedCopy;
    }
  | {
      readonly kind: 'refused';
      readonly refusals: readonly RuleRefusal[];
      readonly copy: ScannedCopy;
    }
  /** The rules are those of another unit, which alone makes exceptions. */
  | { readonly kind: 'of-others' }
  | { readonly kind: 'unknown-copy' }
  | { readonly kind: 'ambiguous'; readonly copies: readonly ScannedCopy[] }
  /** There is no such link, or it has ended. */
  | { readonly kind: 'no-patron' };

/**
 * Lends a copy in a transaction of the caller's, where nothing speaks against it: writes the loan
 * with its rule, ends the hold and the request it was waited for with. Locks copies, then person.
 */
export async function lendCopy(trx: Db, command: LendCommand): Promise<LendOutcome> {
  const chosen = chooseCopy(await findScanned(trx, command.barcode, command.language), command);
  if (chosen.kind === 'unknown') return { kind: 'unknown-copy' };
  if (chosen.kind === 'ambiguous') return chosen;
  const { copy: scanned } = chosen;
  const personId = await findOwner(trx, command.loginId);
  const copies = await lockCopies(trx, scanned.titleId);
  const copy = copies.find(({ id }) => id === scanned.id);
  if (!copy) return { kind: 'unknown-copy' };
  if (personId === null || !(await lockPerson(trx, personId))) return { kind: 'no-patron' };
  const patron = await readPatron(trx, command.loginId, command.at);
  if (!patron) return { kind: 'no-patron' };
  const rules = await readLoanRules(trx);
  const way = await findWay(trx, copy.id);
  const rule = ruleOf(rules, patron.categoryId, copy);
  const calendar = (await readOpeningDays(trx)).calendarOf(copy.libraryId);
  const decision = decideLend({
    patron,
    copy: await lendable(trx, { copy, way, personId, command }),
    rule,
    loanIdsUnderRule: await loansUnder(trx, { rules, rule, personId, category: patron.categoryId }),
    limits: await readCirculationSettings(trx),
    calendar,
    now: command.at,
  });
  const refusals = decision.isAllowed ? [] : decision.refusals;
  const { exception = null, at } = command;
  if (rule === null || (!decision.isAllowed && !isOverridden(refusals, exception))) {
    return { kind: 'refused', refusals, copy: scanned };
  }
  if (exception && !(await isOfUnit(trx, exception, copy.libraryId))) return { kind: 'of-others' };
  const due = dueFrom(at, rule, calendar);
  await receiveCopy(trx, copy.id, at);
  const loanId = await insertLoan(trx, { command, copy, personId, rule, due });
  await endWaiting(trx, { command, copy, way, personId, loanId });
  if (!decision.isAllowed && exception) {
    await writeException(trx, { exception, act: 'lend', of: { loanId }, personId, at });
  }
  return { kind: 'lent', loanId, due, copy: scanned };
}

/** A copy without a loan type comes under the rules that name none. */
function ruleOf(
  rules: readonly LoanRule[],
  categoryId: number | null,
  { libraryId, loanTypeId }: Pick<CirculatingCopy, 'libraryId' | 'loanTypeId'>,
): LoanRule | null {
  if (categoryId === null) return null;
  return ruleFor(rules, { categoryId, libraryId, loanTypeId: loanTypeId ?? 0 });
}

interface LimitScope {
  readonly rules: readonly LoanRule[];
  readonly rule: LoanRule | null;
  readonly personId: number;
  readonly category: number | null;
}

/** A limit is the person's: loans through other links count as if they were made through this one. */
async function loansUnder(
  trx: Db,
  { rules, rule, personId, category }: LimitScope,
): Promise<readonly number[]> {
  const loans = await findLoanCases(trx, personId);
  return loans.filter((loan) => rule && ruleOf(rules, category, loan) === rule).map(({ id }) => id);
}

interface LendCase {
  readonly copy: CirculatingCopy;
  readonly way: Way;
  readonly personId: number;
  readonly command: LendCommand;
}

async function lendable(
  trx: Db,
  { copy, way: { transit, request }, personId, command }: LendCase,
): Promise<LendableCopy> {
  const isHere = transit?.toLibraryId === command.libraryId && transit.requestId === null;
  // A borrower who says that it was returned has it until it turns up.
  const isOut = copy.state === 'on-loan' || copy.state === 'claimed-returned';
  const isThere =
    copy.state === 'available' ||
    copy.state === 'held' ||
    isOut ||
    (copy.state === 'in-transit' && isHere);
  const isRequestedByAnother =
    request !== null && (request.personId !== personId || !request.isThere);
  const isHeldByAnother = copy.holdPersonId !== null && copy.holdPersonId !== personId;
  const isAwaited =
    copy.holdPersonId === null &&
    request === null &&
    (await isAwaitedByAnother(trx, copy, personId, command.at));
  return {
    isLendable: isThere,
    loan:
      copy.loanId !== null && copy.loanPersonId === personId
        ? { of: 'patron', id: copy.loanId }
        : // What the source says is out is returned first.
          { of: isOut ? 'another' : 'nobody' },
    isHeldForAnother: isRequestedByAnother || isHeldByAnother || isAwaited,
  };
}

/** Whether it is somebody else's turn, who has not been told yet. */
async function isAwaitedByAnother(
  trx: Db,
  copy: CirculatingCopy,
  personId: number,
  now: Temporal.Instant,
): Promise<boolean> {
  const [first] = await findHoldsServedBy(trx, copy, now);
  return first !== undefined && first.personId !== personId;
}

interface NewLoan extends LendCase {
  readonly loanId: number;
}

/**
 * Ends hold and request that the person waited with. The hold's copy goes to the next if it is another, and
 * is to be taken off the hold shelf; this one leaves it now.
 */
async function endWaiting(
  trx: Db,
  { command: { at }, copy, way, personId, loanId }: NewLoan,
): Promise<void> {
  const aside = copy.holdPersonId === personId ? copy.holdId : null;
  const holdId = aside ?? (await findOwnHold(trx, personId, copy));
  if (holdId !== null) {
    await endHold(trx, { id: holdId, titleId: copy.titleId }, { reason: 'lent', at });
  }
  if (aside !== null) await markTakenOff(trx, aside, at);
  if (way.request) await finishRequest(trx, way.request.id, loanId, at);
}
