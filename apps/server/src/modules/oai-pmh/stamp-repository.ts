import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Any number, the same in every server: who stamps holds it, who begins a list waits for it. */
const lock = sql.lit(4_072_016);

/** Titles compared in one transaction. */
const atOnce = 2000;

/** Waits until nobody stamps. Resolves with the second from which on stamps are later or the same. */
export async function readSettledSecond(trx: Db): Promise<Date> {
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(trx);
  return readSecond(trx);
}

/** The time of the database, which is the same to all servers. */
export async function readSecond(db: Db): Promise<Date> {
  const { rows } = await sql<{
    now: Date;
  }>`select date_trunc('second', clock_timestamp()) as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database has no time');
  return row.now;
}

/**
 * Stamps some of the titles that have changed since the last look. Resolves with whether more are
 * left. Of servers that do so at once one does.
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
  // Whole transactions: up to the one that the first beyond the limit is of, or that one alone.
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

/** Gives a new stamp to records that are otherwise than they were when they were last looked at. */
async function stamp(trx: Db, ids: ReturnType<typeof sql>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
  const now = await readSecond(trx);
  await sql`
    with stamped as materialized (
      select id, work_type, withdrawn_at is not null as is_deleted, updated_at
      from title where id = any(${ids})
    ), member as (
      select id as title_id, 'tipo_' || work_type as name from stamped
      union all
      select title_id, 'biblioteca_' || library_id from copy
        where title_id = any(${ids}) and status <> 'withdrawn'
      union all
      select title_id, 'biblioteca_' || library_id from holding where title_id = any(${ids})
      union all
      select title_id, 'colecao_' || collection_id from copy
        where title_id = any(${ids}) and collection_id is not null and status <> 'withdrawn'
    ), grouped as (
      select title_id, array_agg(distinct name order by name) as sets from member group by title_id
    )
    insert into oai_record as r (title_id, datestamp, is_deleted, described_at, sets)
    select s.id, ${now}, s.is_deleted, s.updated_at, g.sets
    from stamped s join grouped g on g.title_id = s.id
    on conflict (title_id) do update set
      datestamp = excluded.datestamp,
      is_deleted = excluded.is_deleted,
      described_at = excluded.described_at,
      sets = excluded.sets,
      left_sets = array(
        select unnest(r.sets || r.left_sets) except select unnest(excluded.sets) order by 1)
    where (r.is_deleted, r.described_at, r.sets)
      is distinct from (excluded.is_deleted, excluded.described_at, excluded.sets)`.execute(trx);
  await sql`
    update oai_record r set datestamp = ${now}, is_deleted = true
    where r.title_id = any(${ids}) and not r.is_deleted
      and not exists (select from title t where t.id = r.title_id)`.execute(trx);
}
