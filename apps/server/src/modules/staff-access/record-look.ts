import type { Db, RecordPlace } from '@estante/database';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';

interface RecordLook {
  readonly personIds: readonly number[];
  /** Login of the staff who looked. */
  readonly loginId: number;
  readonly place: RecordPlace;
}

/** A page that is read again after each act at the desk is one look. */
const oneAccess = sql`interval '5 minutes'`;

/**
 * Writes down that somebody of the staff opened the records of persons: a line for each person, place
 * and day. One's own record is not looked at by anybody else.
 */
export async function recordLook(
  db: Db,
  clock: Clock,
  { personIds, loginId, place }: RecordLook,
): Promise<void> {
  if (personIds.length === 0) return;
  const at = clock.now().toString();
  await sql`
    insert into record_look as r
      (person_id, login_id, library_id, place, looked_on, first_at, last_at)
    select p.id, l.id, l.library_id, ${place}, ${clock.today().toString()}::date,
      ${at}::timestamptz, ${at}::timestamptz
    from person p, login l
    where p.id = any(${personIds}::integer[]) and l.id = ${loginId} and l.person_id <> p.id
    order by p.id
    on conflict (person_id, login_id, place, looked_on) do update set
      last_at = excluded.last_at,
      times = r.times + (excluded.last_at - r.last_at > ${oneAccess})::integer`.execute(db);
}
