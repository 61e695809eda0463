import type { Db } from '@estante/database';
import { queriesOf } from '../database/as-db.ts';
import type { Queries } from '../database/transaction.ts';
import { findFollowed, moveFollowers, type MovedHeading } from './follow-headings.ts';
import { findRenamed, findSubdivisions } from './renamed-subdivisions.ts';

/**
 * Deletes the headings among these that no title is filed under and no authority record has. Where titles are filed
 * under the same words as another type now, or under what an authority record has made of them, followers of one follow
 * that. One that is followed still stays: a title may bear it again. Returns the number of those that went.
 */
export async function deleteUnused(
  transaction: Queries,
  headings: readonly number[],
): Promise<number> {
  const unused = await lockUnused(transaction, headings);
  if (unused.length === 0) return 0;
  const followed = await findFollowed(transaction, unused);
  const moved = await findInstead(transaction, [...followed]);
  await moveFollowers(transaction, moved);
  const stay = followed.difference(new Set(moved.map(({ from }) => from)));
  const gone = unused.filter((id) => !stay.has(id));
  await transaction.query('delete from heading where id = any($1)', [gone]);
  return gone.length;
}

/** Most headings that are deleted at once, as nobody may begin to follow one of them meanwhile. */
const batch = 1000;

/**
 * Deletes headings that nothing is left of: those that an import held when their last title left them, or that two
 * titles left in the same instant.
 */
export async function clearHeadings(
  { db }: { readonly db: Db },
  signal: AbortSignal,
): Promise<{ readonly headings: number }> {
  const unused = await queriesOf(db).query<{ id: number }>(
    `select h.id from heading h where ${isUnused} order by h.id`,
  );
  let headings = 0;
  for (let start = 0; start < unused.length && !signal.aborted; start += batch) {
    const ids = unused.slice(start, start + batch).map(({ id }) => id);
    headings += await db.transaction().execute((trx) => deleteUnused(queriesOf(trx), ids));
  }
  return { headings };
}

/**
 * Deletes headings that authority records have left, where nothing is left of them, and their subdivisions with them.
 */
export async function deleteLeft(transaction: Queries, headings: readonly number[]): Promise<void> {
  if (headings.length === 0) return;
  const subdivisions = await findSubdivisions(transaction, headings);
  await deleteUnused(transaction, [...headings, ...subdivisions]);
}

const isUnused = `not exists (select from title_heading t where t.heading_id = h.id)
  and not exists (select from authority a where a.heading_id = h.id)`;

/**
 * Locks unused headings: nobody begins to follow one of them meanwhile. One that somebody holds is about to be
 * followed, or borne again by a title, and is left.
 */
async function lockUnused(transaction: Queries, headings: readonly number[]): Promise<number[]> {
  if (headings.length === 0) return [];
  const locked = await transaction.query<{ id: number }>(
    `select h.id from heading h where h.id = any($1) and ${isUnused}
      order by h.id for update skip locked`,
    [[...new Set(headings)]],
  );
  if (locked.length === 0) return [];
  // A title may have come under one just before it was locked.
  const rows = await transaction.query<{ id: number }>(
    `select h.id from heading h where h.id = any($1) and ${isUnused} order by h.id`,
    [locked.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

async function findInstead(
  transaction: Queries,
  headings: readonly number[],
): Promise<MovedHeading[]> {
  if (headings.length === 0) return [];
  const moved = await findOfOtherType(transaction, headings);
  const left = new Set(headings).difference(new Set(moved.map(({ from }) => from)));
  return [...moved, ...(await findRenamed(transaction, [...left]))];
}

/** The one heading of the same words, of another type, that titles are filed under. */
function findOfOtherType(
  transaction: Queries,
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
