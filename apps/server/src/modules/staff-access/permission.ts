import { modules, type Permission } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether the role of this login has been given it; asked anew each time. A blocked login may do none. */
export async function isPermitted(
  db: Db,
  loginId: number,
  { module, activity }: Permission,
): Promise<boolean> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('login_permission as p', 'p.login_id', 'l.id')
    .select('l.id')
    .where('l.id', '=', loginId)
    .where('l.is_blocked', '=', false)
    .where('p.module', '=', module)
    .where('p.activity', '=', activity)
    .where((of) => of.or([of('p.module', '<>', modules.staff), mayWork('l')]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a login has the second factor that is asked of its role, or none is. */
export function mayWork(login: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(not exists (select from institution_setting as asked
      where asked.key = 'secondFactorRoles' and asked.value @> to_jsonb(${sql.ref(`${login}.role`)}))
    or exists (select from second_factor as had
      where had.person_id = ${sql.ref(`${login}.person_id`)} and had.confirmed_at is not null)
    or exists (select from passkey as had where had.person_id = ${sql.ref(`${login}.person_id`)}))`;
}

/** Finds the activities that the role of this login lets readers do; none where it is blocked. */
export async function findPermittedActivities(
  db: Db,
  loginId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('login as l')
    .innerJoin('login_permission as p', 'p.login_id', 'l.id')
    .select('p.activity')
    .where('l.id', '=', loginId)
    .where('l.is_blocked', '=', false)
    .where('p.module', '=', modules.readers)
    .execute();
  return new Set(rows.map(({ activity }) => activity));
}
