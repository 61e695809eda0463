import type { Transaction } from '../database/transaction.ts';
import { findFollowed, moveFollowers, type MovedHeading } from './follow-headings.ts';

/**
 * Headings among these that no title is filed under and no authority record has go. Where titles are filed under
 * the same words as another type now, who followed one follows that. One that is followed still stays: a title
 * may bear it again.
 */
export async function deleteUnused(
  transaction: Transaction,
  headings: readonly number[],
): Promise<void> {
  const unused = await lockUnused(transaction, headings);
  if (unused.length === 0) return;
  await moveFollowers(transaction, await findOfOtherType(transaction, unused));
  const followed = await findFollowed(transaction, unused);
  await transaction.query('delete from heading where id = any($1)', [
    unused.filter((id) => !followed.has(id)),
  ]);
}

/** Nobody begins to follow one of them meanwhile. */
async function lockUnused(
  transaction: Transaction,
  headings: readonly number[],
): Promise<number[]> {
  if (headings.length === 0) return [];
  const rows = await transaction.query<{ id: number }>(
    `select h.id from heading h where h.id = any($1)
        and not exists (select from title_heading t where t.heading_id = h.id)
        and not exists (select from authority a where a.heading_id = h.id)
      order by h.id for update`,
    [[...new Set(headings)]],
  );
  return rows.map(({ id }) => id);
}

/** The one heading of the same words, of another type, that titles are filed under. */
function findOfOtherType(
  transaction: Transaction,
  headings: readonly number[],
): Promise<MovedHeading[]> {
  return transaction.query<MovedHeading>(
    `select h.id as "from", min(o.id) as "into"
      from heading h join heading o on o.key collate "C" = h.key and o.type <> h.type
        and exists (select from title_heading t where t.heading_id = o.id)
      where h.id = any($1) group by h.id having count(*) = 1`,
    [headings],
  );
}
