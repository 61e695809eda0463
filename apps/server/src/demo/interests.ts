import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';

/**
 * Writes an interest profile of one reader: authors and subjects of what came last, literature, theses, a periodical.
 */
export async function writeInterests(trx: Db, clock: Clock): Promise<void> {
  const today = clock.today();
  const days = sql`${today.subtract({ days: 40 }).toString()}::date as made_on,
    ${today.add({ months: 6 }).toString()}::date as valid_to,
    ${today.subtract({ days: 1 }).toString()}::date as looked_to`;
  await sql`
    with own as (select person_id from login where username = 'aluna'),
    last as (select id from title order by included_on desc, id desc limit 30),
    used as (
      select relation, heading_id, count(*) as titles, max(title_id) as latest
      from title_heading where title_id in (select id from last) and relation in ('agent', 'subject')
      group by relation, heading_id
    ), chosen as (
      (select 'author' as kind, heading_id from used where relation = 'agent'
        order by titles desc, latest desc limit 2)
      union all
      (select 'subject', heading_id from used where relation = 'subject'
        order by titles desc, latest desc limit 3)
    )
    insert into interest (person_id, kind, heading_id, area, work_type, title_id, part_kinds,
      made_on, valid_to, looked_to)
    select own.person_id, e.*, d.* from own, (select ${days}) as d, (
      select kind, heading_id, null::text as area, null::text as work_type, null::integer as title_id,
        null::text[] as part_kinds from chosen
      union all select 'area', null, 'ddc:8', null, null, null
      union all select 'work-type', null, null, 'thesis', null, null
      union all (select 'serial', null, null, null, p.title_id, array['basic']
        from serial_part p join serial_issue i on i.part_id = p.id
        where p.kind = 'basic' group by p.title_id
        order by max(i.included_on) desc nulls last, p.title_id limit 1)
    ) as e
    on conflict do nothing`.execute(trx);
}
