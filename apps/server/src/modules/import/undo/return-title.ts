import { readStoredRecord, type StoredRecord } from '@estante/marc';
import type pg from 'pg';
import { describeAgain } from '../records/describe-again.ts';
import { openSession } from '../database/session.ts';
import type { Transaction } from '../database/transaction.ts';

/** Brings back the copies that went with a title, before it is back; gives a reason where they cannot come. */
export type CopiesReturn<ReturnRefusal> = () => Promise<ReturnRefusal | null>;

/**
 * Brings a title back that staff withdrew, as its record describes it by now; in turn with imports. Its
 * copies come before it, in a transaction of their own: where the title then does not, it is still withdrawn
 * and is brought back by the next call. Null: it is back.
 */
export async function returnTitle<ReturnRefusal>(
  pool: pg.Pool,
  titleId: number,
  returnCopies: CopiesReturn<ReturnRefusal>,
): Promise<ReturnRefusal | 'not-by-staff' | null> {
  const { signal } = new AbortController();
  const session = await openSession(pool, { isDryRun: false, signal });
  try {
    return await session.transaction(async (transaction) => {
      const record = await findWithdrawn(transaction, titleId);
      if (!record) return 'not-by-staff';
      const refused = await returnCopies();
      if (refused !== null) return refused;
      await transaction.query('delete from title_withdrawal where title_id = $1', [titleId]);
      await describeAgain(transaction, [{ titleId, record: readStoredRecord(record) }]);
      return null;
    });
  } finally {
    await session.close();
  }
}

/** The record of a title that staff withdrew and its source did not. */
async function findWithdrawn(transaction: Transaction, titleId: number) {
  const [gone] = await transaction.query<{ marc: StoredRecord }>(
    `select r.marc from title_withdrawal w join bibliographic_record r on r.title_id = w.title_id
      where w.title_id = $1 and r.is_primary and r.withdrawn_at is null for update of w`,
    [titleId],
  );
  return gone?.marc;
}
