import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { hits } from './hits.ts';
import { kindsFollowed } from './kinds-on.ts';

export interface MatchTotals {
  /** Titles, or issues of serials, times the interests that found them. */
  readonly news: number;
}

/**
 * Finds what came for each profile on the days since the last look that are over, for all people in one transaction:
 * cut off, nothing has been looked at.
 */
export async function matchInterests(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  signal: AbortSignal,
): Promise<MatchTotals> {
  if (signal.aborted) return { news: 0 };
  const to = clock.today().subtract({ days: 1 }).toString();
  return db.transaction().execute(async (trx) => {
    // One look at a time: the second one sees what the first has looked at.
    await sql`select pg_advisory_xact_lock(hashtext('interest'))`.execute(trx);
    const from = await oldestLook(trx, to);
    if (from === null) return { news: 0 };
    const news = await keepNews(trx, from, to);
    await trx.updateTable('interest').set({ looked_to: to }).where('looked_to', '<', to).execute();
    return { news };
  });
}

/** Earliest day up to which an interest has been looked at; null where all have been looked at up to a day. */
async function oldestLook(trx: Db, to: string): Promise<string | null> {
  const { day } = await trx
    .selectFrom('interest')
    .where('looked_to', '<', to)
    .select((eb) => eb.fn.min('looked_to').as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

async function keepNews(trx: Db, from: string, to: string): Promise<number> {
  const kinds = await kindsFollowed(trx);
  const { rows } = await sql<{ news: string }>`
    with found as materialized (
      select i.id, i.person_id, array_agg(h.title_id) as titles, array_agg(h.issue) as issues
      from (${hits(from, to)}) as h join interest i on i.id = h.interest_id
      where h.day > i.looked_to and h.day <= i.valid_to and i.kind = any(${kinds})
      group by i.id
    ), kept as (
      insert into interest_news (interest_id, person_id, titles, issues)
      select id, person_id, titles, issues from found
      on conflict (interest_id) do update set
        titles = interest_news.titles || excluded.titles,
        issues = interest_news.issues || excluded.issues
    )
    select coalesce(sum(cardinality(titles)), 0) as news from found`.execute(trx);
  return Number(rows[0]?.news);
}
