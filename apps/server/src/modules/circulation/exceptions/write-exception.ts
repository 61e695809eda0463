import type { Db, ExceptionAct } from '@estante/database';
import { recordEvent } from '../../auth/index.ts';
import { dateOf } from '../facts/index.ts';
import type { Exception } from './exception.ts';

interface MadeException {
  readonly exception: Exception;
  readonly act: ExceptionAct;
  /** Loan or hold it was made for. */
  readonly of: { readonly loanId: number } | { readonly holdId: number };
  readonly personId: number;
  /** Centavos of lateness that are not charged any more. */
  readonly forgiven?: number;
  readonly at: Temporal.Instant;
}

/** Keeps an exception with the loan or the hold, and in the audit. In the transaction of what it is for. */
export async function writeException(trx: Db, made: MadeException): Promise<void> {
  const { exception, act, of, personId, forgiven = 0, at } = made;
  const { motives, reason, madeBy } = exception;
  await trx
    .insertInto('circulation_exception')
    .values({
      loan_id: 'loanId' in of ? of.loanId : null,
      hold_id: 'holdId' in of ? of.holdId : null,
      act,
      motives: [...motives],
      reason,
      forgiven,
      made_at: dateOf(at),
      made_by: madeBy,
    })
    .execute();
  const clock = { now: () => at };
  await recordEvent(trx, clock, {
    kind: act === 'due-day' ? 'due-day-changed' : 'refusal-overridden',
    loginId: madeBy,
    personId,
    details: { ...of, act, motivos: motives, justificativa: reason, perdoado: forgiven },
  });
}
