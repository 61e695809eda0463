import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';

/** Writes for one reader who of the staff opened their record, and what they agreed to. */
export async function writePrivacy(trx: Db, clock: Clock): Promise<void> {
  const today = clock.today().toString();
  await sql`
    insert into record_look (person_id, login_id, library_id, place, looked_on, first_at, last_at, times)
    select a.person_id, s.id, s.library_id, l.place, day, day + time '10:12', day + time '16:40', l.times
    from login a
    join lateral (select id, library_id from login where role = 'staff' order by id limit 1) s on true
    cross join (values ('desk', 2, 3), ('desk', 9, 1), ('payments', 9, 1)) as l (place, ago, times)
    cross join lateral (select ${today}::date - l.ago as day) d
    where a.username = 'aluna' on conflict do nothing`.execute(trx);
  await sql`
    insert into consent (person_id, subject, is_given, wording, decided_at)
    select person_id, c.subject, true, 1, ${today}::date - c.ago + time '09:30'
    from login cross join (values ('history', 200), ('mail', 200)) as c (subject, ago)
    where username = 'aluna'`.execute(trx);
}
