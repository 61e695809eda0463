import { readStoredRecord, type StoredRecord } from '@estante/marc';
import type pg from 'pg';
import { describeAgain } from '../records/describe-again.ts';
import { openSession } from '../database/session.ts';

/**
 * Brings a title back that staff withdrew, as its record describes it by now; in turn with imports. The
 * copies that went with it; null: staff did not withdraw it.
 */
export async function returnTitle(
  pool: pg.Pool,
  titleId: number,
): Promise<readonly number[] | null> {
  const { signal } = new AbortController();
  const session = await openSession(pool, { isDryRun: false, signal });
  try {
    return await session.transaction(async (transaction) => {
      const [gone] = await transaction.query<{ copies: number[]; marc: StoredRecord }>(
        `delete from title_withdrawal w using bibliographic_record r
          where w.title_id = $1 and r.title_id = w.title_id and r.is_primary
            and r.withdrawn_at is null
          returning w.copies, r.marc`,
        [titleId],
      );
      if (!gone) return null;
      await describeAgain(transaction, [{ titleId, record: readStoredRecord(gone.marc) }]);
      return gone.copies;
    });
  } finally {
    await session.close();
  }
}
