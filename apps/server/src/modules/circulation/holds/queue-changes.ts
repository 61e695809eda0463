import type { Db } from '@estante/database';
import { sql } from 'kysely';

/**
 * Notes which titles that somebody waits for have changed since the last look: a copy came, or its
 * source says something else of it. Reads the change log below every transaction that has not ended,
 * so that none is missed; where the log is not that of the place that was read to (the database was
 * restored), all that are awaited are noted. Of servers that do so at once one does.
 */
export async function noteChangedTitles(db: Db): Promise<void> {
  await sql`
    with span as (
      select read_to, now.horizon from hold_follower f
        cross join (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) now
      where f.read_to > now.horizon
        or exists (select from index_change where xid >= f.read_to and xid < now.horizon)
      for update of f skip locked
    ), noted as (
      insert into hold_look (title_id)
      select distinct h.title_id from hold h cross join span
      where h.state = 'waiting' and (span.read_to > span.horizon or exists (
        select from index_change c
        where c.title_id = h.title_id and c.xid >= span.read_to and c.xid < span.horizon))
    )
    update hold_follower set read_to = span.horizon from span`.execute(db);
}

/** Titles whose queue of holds may have changed. */
export async function findChangedQueues(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('hold_look')
    .select('title_id')
    .distinct()
    .orderBy('title_id')
    .execute();
  return rows.map(({ title_id }) => title_id);
}

/** Takes a title off the list, for the transaction that looks at it; false where another does. */
export async function takeQueueChange(trx: Db, titleId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from hold_look where id in (
      select id from hold_look where title_id = ${titleId} for update skip locked)
    returning id`.execute(trx);
  return rows.length > 0;
}
