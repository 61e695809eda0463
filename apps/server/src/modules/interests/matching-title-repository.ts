import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { isNews } from './hits.ts';

/** A title that came, what found it, and of a serial the issues. */
export interface CameRow {
  readonly titleId: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly interests: readonly number[];
  readonly issues: readonly string[];
}

/** Titles that are listed, and looked at of each interest, at most. */
const most = 1000;

/** Finds titles that came for interests between two days, the last first; issues of serials with them. */
export async function findCame(
  db: Db,
  interestIds: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CameRow[]> {
  const days = sql`between ${from}::date and ${to}::date`;
  const isCame = sql`t.included_on ${days} and t.withdrawn_at is null`;
  const last = sql`order by t.included_on desc, t.id desc limit ${most}`;
  const { rows } = await sql<CameRow>`
    with own as materialized (select * from interest where id = any(${interestIds}::integer[])),
    hit as (
      select o.id as interest, t.id as title, t.included_on as day, '' as issue
      from own o cross join lateral (
        select t.id, t.included_on from title_heading th join title t on t.id = th.title_id
        where th.heading_id = o.heading_id and (o.kind = 'author') = (th.relation = 'agent')
          and ${isCame} ${last}) t
      where o.heading_id is not null
      union all
      select o.id, t.id, t.included_on, ''
      from own o cross join lateral (
        select t.id, t.included_on from title t
        where coalesce(t.area, title_area(t.description)) = o.area and ${isCame} ${last}) t
      where o.area is not null
      union all
      select o.id, t.id, t.included_on, ''
      from own o cross join lateral (
        select t.id, t.included_on from title t
        where t.work_type = o.work_type and ${isCame} ${last}) t
      where o.work_type is not null
      union all
      select o.id, p.title_id, s.included_on, s.designation
      from own o join serial_part p on p.title_id = o.title_id and p.kind = any(o.part_kinds)
        join serial_issue s on s.part_id = p.id
        join title t on t.id = p.title_id and t.withdrawn_at is null
      where s.included_on ${days} and ${isNews}
    )
    select title as "titleId", max(day)::text as day, array_agg(distinct interest) as interests,
      coalesce(array_agg(distinct issue) filter (where issue <> ''), '{}') as issues
    from hit group by title order by max(day) desc, title desc limit ${most}`.execute(db);
  return rows;
}
