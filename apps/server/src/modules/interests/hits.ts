import { sql, type RawBuilder } from 'kysely';

/**
 * Titles that came after one day up to another and are still there, with the interests that find them;
 * ended interests too.
 */
export function hits(after: string, to: string): RawBuilder<unknown> {
  return sql`
    with fresh as materialized (
      select id, included_on, work_type, coalesce(area, title_area(description)) as area
      from title where included_on > ${after}::date and included_on <= ${to}::date
        and withdrawn_at is null
    )
    select i.id as interest_id, f.id as title_id, '' as issue, f.included_on as day
    from fresh f join title_heading th on th.title_id = f.id
      join interest i on i.heading_id = th.heading_id
        and (i.kind = 'author') = (th.relation = 'agent')
    union all
    select i.id, f.id, '', f.included_on
    from fresh f join interest i on i.kind = 'area' and i.area = f.area
    union all
    select i.id, f.id, '', f.included_on
    from fresh f join interest i on i.kind = 'work-type' and i.work_type = f.work_type
    union all
    select i.id, p.title_id, s.designation, s.included_on
    from serial_issue s join serial_part p on p.id = s.part_id
      join interest i on i.title_id = p.title_id and p.kind = any(i.part_kinds)
      join title t on t.id = p.title_id and t.withdrawn_at is null
    where s.included_on > ${after}::date and s.included_on <= ${to}::date and ${isNews}`;
}

/** Whether an issue is here and recent: a list of issues that comes whole has issues of many years, which are no news. */
export const isNews = sql`(s.state in ('received', 'bound')
  and s.year >= extract(year from s.included_on) - 1)`;
