import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';

/**
 * Dates when each title came into the network: with its first copy; without copies, some day of the years before. Some
 * of the newer works came in the last hundred days.
 */
export async function dateInclusions(db: Db, clock: Clock): Promise<void> {
  const today = clock.today().toString();
  await sql`
    with dated as (
      select id, abs(hashtext(description ->> 'title')) as place,
        (description ->> 'year')::integer as year,
        (select min(acquired_on) from copy where copy.title_id = title.id) as acquired_on
      from title
    )
    update title set included_on = case
        when year >= 2005 and place % 8 = 0 then ${today}::date - place / 8 % 100
        else coalesce(acquired_on, ${today}::date - 60 - place % 1500)
      end
      from dated where dated.id = title.id`.execute(db);
}
