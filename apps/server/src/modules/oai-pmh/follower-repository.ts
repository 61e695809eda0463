import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { stamp } from './stamp-repository.ts';

/** Titles compared in one transaction. */
const atOnce = 2000;

/**
 * Stamps some of the titles that have changed since the last look. Resolves with whether more are left. Where several
 * servers do so at once, one stamps.
 */
export async function stampSome(trx: Db): Promise<boolean> {
  const { rows } = await sql<{
    read_to: string;
    compared_to: number | null;
    horizon: string;
    is_known: boolean;
  }>`
    select f.read_to::text, f.compared_to, now.horizon::text,
      f.read_to <= now.horizon and f.read_to > l.pruned_to as is_known
    from oai_follower f cross join index_change_log l
      cross join (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) now
    for update of f skip locked`.execute(trx);
  const [place] = rows;
  if (!place) return false;
  if (!place.is_known) {
    // The log no longer holds what is needed, or the database was restored: all are compared.
    await sql`update oai_follower set read_to = ${place.horizon}::xid8, compared_to = 0`.execute(
      trx,
    );
    return true;
  }
  return place.compared_to === null
    ? stampChanged(trx, place.read_to, place.horizon)
    : compareFrom(trx, place.compared_to);
}

async function stampChanged(trx: Db, from: string, horizon: string): Promise<boolean> {
  // Stamps whole transactions, ending before the limit, or one alone if larger.
  const { rows } = await sql<{ end: string; ids: number[] }>`
    with log as (
      select xid, title_id from index_change
      where xid >= ${from}::xid8 and xid < ${horizon}::xid8
    ), bound as (
      select coalesce(
        (select xid from log where xid > (select min(xid) from log)
          order by xid, title_id offset ${atOnce} limit 1),
        ${horizon}::xid8) as xid
    )
    select bound.xid::text as end,
      (select coalesce(array_agg(distinct title_id), '{}') from log where log.xid < bound.xid) as ids
    from bound`.execute(trx);
  const [span] = rows;
  if (!span || span.end === from) return false;
  if (span.ids.length > 0) await stamp(trx, sql`${span.ids}::integer[]`);
  await sql`update oai_follower set read_to = ${span.end}::xid8`.execute(trx);
  return span.end !== horizon;
}

async function compareFrom(trx: Db, last: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      (select id from title where id > ${last} order by id limit ${atOnce})
      union
      (select title_id from oai_record where title_id > ${last} order by title_id limit ${atOnce})
    ) as both_lists (id) order by id limit ${atOnce}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await stamp(trx, sql`${ids}::integer[]`);
  await sql`update oai_follower set compared_to = ${ids.at(-1) ?? null}`.execute(trx);
  return true;
}
