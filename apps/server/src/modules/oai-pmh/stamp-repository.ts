import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Any number, the same in every server: a stamper holds this lock, and the beginning of a list waits for it. */
const lock = sql.lit(4_072_016);

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

/** Gives a new stamp to records that are otherwise than they were when they were last looked at. */
export async function stamp(trx: Db, ids: ReturnType<typeof sql>): Promise<void> {
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
