import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Holds the network's administrators as they are until the transaction ends; numbers of their logins. */
export async function lockAdministrators(trx: Db): Promise<number[]> {
  await sql`select pg_advisory_xact_lock(hashtext('setup'))`.execute(trx);
  return findAdministrators(trx);
}

async function findAdministrators(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('login')
    .select('id')
    .where('role', '=', 'administrator')
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether the login is the last administrator who can sign in; held against others who let go of theirs at the same
 * time.
 */
export async function isLastAdministrator(trx: Db, loginId: number): Promise<boolean> {
  return isLastOf(trx, await lockAdministrators(trx), loginId);
}

/** Whether nobody else could administer now; nothing is held. */
export async function isOnlyAdministrator(db: Db, loginId: number): Promise<boolean> {
  return isLastOf(db, await findAdministrators(db), loginId);
}

async function isLastOf(db: Db, ids: readonly number[], loginId: number): Promise<boolean> {
  if (!ids.includes(loginId)) return false;
  const others = await sql<{ id: number }>`select id from login
    where id = any(${ids}::integer[]) and id <> ${loginId} and not is_blocked`.execute(db);
  return others.rows.length === 0;
}
