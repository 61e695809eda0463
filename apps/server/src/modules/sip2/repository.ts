import type { Db } from '@estante/database';

export async function findLibraryCode(db: Db, libraryId: number): Promise<string> {
  const row = await db
    .selectFrom('library')
    .select('code')
    .where('id', '=', libraryId)
    .executeTakeFirst();
  return row?.code ?? '';
}

/** Finds the mark that changes with the password of a login that may come in; null for one that may not. */
export async function findStanding(db: Db, loginId: number): Promise<string | null> {
  const row = await db
    .selectFrom('login as l')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .select('p.password_hash as passwordHash')
    .where('l.id', '=', loginId)
    .where('l.ended_at', 'is', null)
    .where('l.is_blocked', '=', false)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}

/** Counts the holds on a title that have not ended. */
export async function countHolds(db: Db, titleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hold')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('title_id', '=', titleId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return Number(count);
}
