import type { Transaction } from '../database/transaction.ts';
import { withdrawRecords, withdrawTitles } from '../records/withdrawal-repository.ts';
import { describeByOthers } from '../records/write-withdrawals.ts';

/** Any digest but the record's own: it is a change when it comes again. */
const undone = '00';

/**
 * Withdraws the records that an import added, with their copies; nothing is deleted. One that had joined a title is no
 * longer known by its number either, or the same file would join it again.
 */
export async function withdrawAdded(
  transaction: Transaction,
  importId: number,
  ids: readonly number[],
): Promise<{ readonly withdrawn: number; readonly separated: number }> {
  if (ids.length === 0) return { withdrawn: 0, separated: 0 };
  await withdrawRecords(transaction, ids, undone, importId);
  const titles = await transaction.query<{ id: number }>(
    'select distinct title_id as id from bibliographic_record where id = any($1)',
    [ids],
  );
  const titleIds = titles.map(({ id }) => id);
  await describeByOthers(transaction, titleIds);
  await withdrawTitles(transaction, titleIds);
  const separated = await transaction.query(
    `update bibliographic_record r
      set source_number = null, match_key = 'undone ' || r.id, isbns = '{}'
      where id = any($1) and not is_primary returning id`,
    [ids],
  );
  return { withdrawn: ids.length - separated.length, separated: separated.length };
}
