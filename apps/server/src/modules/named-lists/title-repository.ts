import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { timeZone } from '../../platform/clock.ts';
import type { Owner } from './list-repository.ts';

/** A list that somebody has been found to own. */
export interface OpenList {
  readonly db: Db;
  readonly listId: number;
}

/**
 * Locks a list for the rest of the transaction, against any other call for it. False where it is not there, or not
 * theirs.
 */
export async function lockList({ db, personId }: Owner, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('named_list')
    .select('id')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Titles of a list, in its order. */
export function findListTitles({ db, listId }: OpenList) {
  return db
    .selectFrom('named_list_title')
    .select(['title_id as titleId', 'note'])
    .select(sql<string>`(added_at at time zone ${timeZone})::date::text`.as('addedOn'))
    .where('list_id', '=', listId)
    .orderBy('position')
    .orderBy('title_id')
    .execute();
}

export interface NewTitle {
  readonly titleId: number;
  readonly note: string;
}

/** Appends titles to the end of a list, in this order; those that are there stay. */
export async function appendTitles(
  { db, listId }: OpenList,
  titles: readonly NewTitle[],
  at: Date,
): Promise<void> {
  const ids = titles.map(({ titleId }) => titleId);
  const notes = titles.map(({ note }) => note);
  await sql`insert into named_list_title (list_id, title_id, note, position, added_at)
    select ${listId}, n.id, n.note, n.place + (
      select coalesce(max(position), 0) from named_list_title where list_id = ${listId}), ${at}
    from unnest(${ids}::integer[], ${notes}::text[]) with ordinality as n (id, note, place)
    on conflict (list_id, title_id) do nothing`.execute(db);
}

/** Takes titles out of a list; returns how many. */
export async function deleteTitles(
  { db, listId }: OpenList,
  ids: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('named_list_title')
    .where('list_id', '=', listId)
    .where(sql<boolean>`title_id = any(${ids}::integer[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Gives every title of a list its place. */
export async function placeTitles({ db, listId }: OpenList, ids: readonly number[]): Promise<void> {
  await sql`update named_list_title e set position = o.position
    from unnest(${ids}::integer[]) with ordinality as o (id, position)
    where e.title_id = o.id and e.list_id = ${listId}`.execute(db);
}

/** Writes a note; false where the title is not in the list. */
export async function writeNote(
  { db, listId }: OpenList,
  titleId: number,
  note: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('named_list_title')
    .set({ note })
    .where('list_id', '=', listId)
    .where('title_id', '=', titleId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function touchList({ db, listId }: OpenList, changed_at: Date): Promise<void> {
  await db.updateTable('named_list').set({ changed_at }).where('id', '=', listId).execute();
}
