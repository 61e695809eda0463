import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isSeenBy } from '../staff-access/index.ts';

/** Links of people, those that live first. */
export function findLinks(
  db: Db,
  personIds: readonly number[],
  { asker, language }: { readonly asker: number; readonly language: Language },
) {
  return db
    .selectFrom('login as l')
    .innerJoin('library as b', 'b.id', 'l.library_id')
    .leftJoin('patron_category as c', 'c.id', 'l.category_id')
    .leftJoin('staff_role as s', 's.id', 'l.staff_role_id')
    .select([
      'l.id',
      'l.person_id as personId',
      'l.username',
      'l.role',
      'l.library_id as libraryId',
    ])
    .select(['s.id as staffRoleId', 's.name as staffRole'])
    .select(['l.is_blocked as isBlocked', 'l.block_reason as reason'])
    .select(['l.blocked_until as blockedUntil', 'l.valid_until as validUntil'])
    .select(['l.ended_at as endedAt', nameIn('b', language).as('library')])
    .select(['c.code as categoryCode', nameIn<string | null>('c', language).as('category')])
    .select(sql<boolean>`${isSeenBy(asker, 'l.library_id')}`.as('isSeen'))
    .select(
      sql<boolean>`exists (select from clearance d
        where d.login_id = l.id and d.revoked_at is null)`.as('isDeclared'),
    )
    .where('l.person_id', 'in', [...personIds])
    .orderBy(sql`l.ended_at is not null`)
    .orderBy('l.id')
    .execute();
}

export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

/** A link of the asker's unit, with its person; null for any other. */
export async function findSeenLink(db: Db, asker: number, id: number) {
  const row = await db
    .selectFrom('login as l')
    .select(['l.id', 'l.person_id as personId', 'l.username', 'l.role', 'l.ended_at as endedAt'])
    .select(['l.category_id as categoryId', 'l.valid_until as validUntil'])
    .where('l.id', '=', id)
    .where(isSeenBy(asker, 'l.library_id'))
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a user name is somebody's, held until the end of the transaction against others who take it. */
export async function isUsernameTaken(trx: Db, username: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`username ${username}`}, 0))`.execute(
    trx,
  );
  const row = trx.selectFrom('login').select('id').where('username', '=', username);
  return (await row.executeTakeFirst()) !== undefined;
}
