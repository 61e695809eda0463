import { modules, type Permission } from '@estante/contract';
import type { Db } from '@estante/database';

/** Whether the role of this login has been given it; asked anew each time. None of a blocked one has. */
export async function isPermitted(
  db: Db,
  loginId: number,
  { module, activity }: Permission,
): Promise<boolean> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('role_permission as p', 'p.role', 'l.role')
    .select('l.id')
    .where('l.id', '=', loginId)
    .where('l.is_blocked', '=', false)
    .where('p.module', '=', module)
    .where('p.activity', '=', activity)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the role of this login lets readers do; nothing where it is blocked. */
export async function findPermittedActivities(
  db: Db,
  loginId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('login as l')
    .innerJoin('role_permission as p', 'p.role', 'l.role')
    .select('p.activity')
    .where('l.id', '=', loginId)
    .where('l.is_blocked', '=', false)
    .where('p.module', '=', modules.readers)
    .execute();
  return new Set(rows.map(({ activity }) => activity));
}
