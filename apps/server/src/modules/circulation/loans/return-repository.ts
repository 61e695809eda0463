import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { dateOf } from '../facts/index.ts';
import type { OpenLoan } from './loan-repository.ts';

interface LoanEnding {
  readonly libraryId: number;
  readonly returnedBy: number | null;
  readonly at: Temporal.Instant;
}

/** Ends a loan; clocks of two servers may differ, and none ends before it began. */
export async function closeLoan(
  trx: Db,
  loan: Pick<OpenLoan, 'id'>,
  { libraryId, returnedBy, at }: LoanEnding,
  { isLost }: { readonly isLost: boolean },
): Promise<void> {
  await trx
    .updateTable('loan')
    .set({
      returned_at: sql<Date>`greatest(lent_at, ${dateOf(at)})`,
      returned_in: libraryId,
      returned_by: returnedBy,
      is_lost: isLost,
    })
    .where('id', '=', loan.id)
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow();
}
