import type { Db } from '@estante/database';
import { sql } from 'kysely';

/**
 * A place in the change log: 'catalogue:xid'. Everything below the transaction xid has ended and
 * has been read; the catalogue tells an index of another database apart.
 */
type Position = string;

/** The place from which changes must be read by an index that is built from now on. */
export async function readPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`
    select catalogue_id || ':' || pg_snapshot_xmin(pg_current_snapshot()) as position
    from index_change_log`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the change log has no row');
  return row.position;
}

/**
 * Titles changed from a place on, and the place up to which that is all. Null where the log no
 * longer holds what the place needs: pruned, of another catalogue, or of a time that has not come
 * here (the database was restored from a copy).
 */
export async function readChanges(
  db: Db,
  position: Position,
): Promise<{ readonly position: Position; readonly ids: readonly number[] } | null> {
  const [catalogue = '', xid = '0'] = position.split(':');
  const { rows } = await sql<{ position: string; ids: number[] | null }>`
    with now as (
      select catalogue_id, pg_snapshot_xmin(pg_current_snapshot()) as horizon
      from index_change_log
      where catalogue_id::text = ${catalogue} and pruned_to < ${xid}::xid8
        and pg_snapshot_xmin(pg_current_snapshot()) >= ${xid}::xid8
    )
    select now.catalogue_id || ':' || now.horizon as position,
      (select array_agg(distinct c.title_id) from index_change c
        where c.xid >= ${xid}::xid8 and c.xid < now.horizon) as ids
    from now`.execute(db);
  const [row] = rows;
  return row ? { position: row.position, ids: row.ids ?? [] } : null;
}

/** Makes every index of this catalogue another one's: each rebuilds, and the old answers until then. */
export async function requireRebuild(db: Db): Promise<void> {
  await sql`update index_change_log set catalogue_id = gen_random_uuid()`.execute(db);
}

/** Rows deleted in one statement. */
const atOnce = 10_000;

/**
 * Forgets changes older than a week; an index that has not read them by then is rebuilt. How far is
 * said first, so that one cut off midway leaves no index that takes what is left for all.
 */
export async function pruneChanges(db: Db): Promise<void> {
  await sql`
    update index_change_log set pruned_to = greatest(pruned_to, last.xid)
    from (
      select max(xid) as xid from index_change where changed_at < now() - interval '7 days'
    ) as last
    where last.xid is not null`.execute(db);
  let deleted: number;
  do {
    const { numAffectedRows = 0n } = await sql`
      delete from index_change where (xid, title_id) in (
        select xid, title_id from index_change
        where xid <= (select pruned_to from index_change_log)
        order by xid, title_id limit ${atOnce})`.execute(db);
    deleted = Number(numAffectedRows);
  } while (deleted === atOnce);
}
