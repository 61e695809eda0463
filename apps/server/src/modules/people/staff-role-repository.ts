import { modules } from '@estante/contract';
import type { Db, Role } from '@estante/database';
import { sql } from 'kysely';
import type { StaffLimits } from '../staff-access/index.ts';

/** Locks the roles, so that they are changed by one after the other. */
export async function lockRoles(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff roles'))`.execute(trx);
}

/** Reads the activities of the staff's tasks that a login may do. */
export async function readOwnActivities(db: Db, loginId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('login_permission')
    .select('activity')
    .where('login_id', '=', loginId)
    .where('module', '=', modules.staff)
    .orderBy('activity')
    .execute();
  return rows.map(({ activity }) => activity);
}

/** Reads the activities of the staff's tasks that all who have this role may do. */
export async function readRoleActivities(db: Db, role: Role): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('role_permission')
    .select('activity')
    .where('role', '=', role)
    .where('module', '=', modules.staff)
    .orderBy('activity')
    .execute();
  return rows.map(({ activity }) => activity);
}

export async function readStaffRoles(db: Db) {
  return db
    .selectFrom('staff_role as s')
    .select(['s.id as codigo', 's.name as nome'])
    .select(['s.discount_limit as discount', 's.reversal_limit as reversal'])
    .select(
      sql<number[]>`array(select activity from staff_role_permission
        where staff_role_id = s.id order by 1)`.as('atividades'),
    )
    .select(
      sql<number>`(select count(*)::integer from login
        where staff_role_id = s.id and ended_at is null)`.as('pessoas'),
    )
    .orderBy('s.name')
    .execute();
}

/** Limits of staff who have no role of the institution's own. */
export function readBaseLimits(db: Db): Promise<StaffLimits> {
  return db
    .selectFrom('staff_limit')
    .select(['discount_limit as discount', 'reversal_limit as reversal'])
    .executeTakeFirstOrThrow();
}

export async function writeBaseLimits(trx: Db, { discount, reversal }: StaffLimits): Promise<void> {
  const limits = { discount_limit: discount, reversal_limit: reversal };
  await trx.updateTable('staff_limit').set(limits).execute();
}

export async function isRoleNameTaken(db: Db, name: string, id: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('staff_role')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name}) and id is distinct from ${id}::integer`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeRoleActivities(
  trx: Db,
  id: number,
  activities: readonly number[],
): Promise<void> {
  await trx.deleteFrom('staff_role_permission').where('staff_role_id', '=', id).execute();
  const rows = activities.map((activity) => ({ staff_role_id: id, activity }));
  if (rows.length > 0) await trx.insertInto('staff_role_permission').values(rows).execute();
}

export async function writeStaffActivities(trx: Db, activities: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('role_permission')
    .where('role', '=', 'staff')
    .where('module', '=', modules.staff)
    .execute();
  const rows = activities.map((activity) => ({
    role: 'staff' as const,
    module: modules.staff,
    activity,
  }));
  if (rows.length > 0) await trx.insertInto('role_permission').values(rows).execute();
}
