import type { Db } from '@estante/database';
import { dateOf } from '../facts/index.ts';

export interface SuspensionOrder {
  readonly personId: number;
  /** The link by which it came about: that of the loan. */
  readonly loginId: number;
  readonly libraryId: number;
  readonly loanId: number | null;
  /** Reason in the words of a person; '' where the loan says all. */
  readonly reason: string;
  readonly from: Temporal.PlainDate;
  /** The last day that is blocked. */
  readonly until: Temporal.PlainDate;
  readonly at: Temporal.Instant;
  /** Login of the staff that imposed it; null: the rules. */
  readonly imposedBy: number | null;
}

/** Writes a suspension, in the transaction of what it is for; returns its number. A loan has one at most. */
export async function imposeSuspension(trx: Db, order: SuspensionOrder): Promise<number> {
  const { id } = await trx
    .insertInto('suspension')
    .values({
      person_id: order.personId,
      login_id: order.loginId,
      library_id: order.libraryId,
      loan_id: order.loanId,
      reason: order.reason,
      from_day: order.from.toString(),
      until_day: order.until.toString(),
      imposed_at: dateOf(order.at),
      imposed_by: order.imposedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
