import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';

/** Departments of a person, in order of name. */
export function findDepartments(db: Db, personId: number, language: Language) {
  return db
    .selectFrom('person_department as d')
    .innerJoin('organizational_unit as u', 'u.id', 'd.unit_id')
    .select(['u.code', nameIn('u', language).as('name')])
    .where('d.person_id', '=', personId)
    .orderBy('u.key')
    .orderBy('u.code')
    .execute();
}

/** The name of the person who has this user name. */
export async function findNameOf(db: Db, username: string): Promise<string | null> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select('p.name')
    .where('l.username', '=', username)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** A person's own login. */
export function findRegistration(db: Db, personId: number, loginId: number) {
  return db
    .selectFrom('login')
    .select(['valid_until', 'is_blocked', 'blocked_until'])
    .where('id', '=', loginId)
    .where('person_id', '=', personId);
}

/** Name of a login's category; '' where it has none. */
export async function findCategoryName(
  db: Db,
  { personId, loginId }: { readonly personId: number; readonly loginId: number },
  language: Language,
): Promise<string> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('patron_category as c', 'c.id', 'l.category_id')
    .select(nameIn('c', language).as('name'))
    .where('l.id', '=', loginId)
    .where('l.person_id', '=', personId)
    .executeTakeFirst();
  return row?.name ?? '';
}

export async function writeRegistration(trx: Db, loginId: number, until: string): Promise<void> {
  await trx.updateTable('login').set({ valid_until: until }).where('id', '=', loginId).execute();
}

/** Name of a person; '' where there is no such person any more. */
export async function findPersonName(db: Db, personId: number): Promise<string> {
  const row = await db
    .selectFrom('person')
    .select('name')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.name ?? '';
}
