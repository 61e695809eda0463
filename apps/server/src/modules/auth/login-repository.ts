import type { Db, Role } from '@estante/database';
import { sql } from 'kysely';

export interface Login {
  readonly id: number;
  readonly personId: number;
  readonly username: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly isBlocked: boolean;
  /** The last day of the block; null where it has none. */
  readonly blockedUntil: string | null;
  /** Whether a declaration that nothing is owed has ended it. */
  readonly hasEnded: boolean;
  /** Moment at which the staff gave the password; null for one of its owner’s own. */
  readonly temporarySince: Date | null;
}

/** Folds a user name: case and any spaces around it make no difference. */
export function foldUsername(typed: string): string {
  // PostgreSQL takes no text with U+0000.
  return typed.normalize('NFKC').replaceAll('\0', '').trim().toLowerCase();
}

export async function findLogin(db: Db, username: string): Promise<Login | null> {
  return (await logins(db).where('l.username', '=', username).executeTakeFirst()) ?? null;
}

/** Finds one of the person's logins by its number; null for anybody else's. */
export async function findOwnLogin(db: Db, personId: number, id: number): Promise<Login | null> {
  const own = logins(db).where('l.person_id', '=', personId).where('l.id', '=', id);
  return (await own.executeTakeFirst()) ?? null;
}

/** The login of this user name, where it belongs to the person; else null. */
export async function findOwnLoginNamed(
  db: Db,
  personId: number,
  username: string,
): Promise<Login | null> {
  const own = logins(db).where('l.person_id', '=', personId).where('l.username', '=', username);
  return (await own.executeTakeFirst()) ?? null;
}

function logins(db: Db) {
  return db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select(['l.id', 'l.person_id as personId', 'l.username', 'l.role'])
    .select(['l.is_blocked as isBlocked', 'l.blocked_until as blockedUntil'])
    .select('p.password_hash as passwordHash')
    .select(sql<boolean>`l.ended_at is not null`.as('hasEnded'))
    .select(
      sql<Date | null>`case when p.password_is_temporary then p.password_set_at end`.as(
        'temporarySince',
      ),
    );
}

/** Remembers a browser: from now on its wrong passwords are counted apart. */
export async function rememberDevice(
  db: Db,
  loginId: number,
  device: Buffer,
  seenAt: Date,
): Promise<void> {
  await db
    .insertInto('known_device')
    .values({ login_id: loginId, device, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.columns(['login_id', 'device']).doUpdateSet({ seen_at: seenAt }),
    )
    .execute();
}
