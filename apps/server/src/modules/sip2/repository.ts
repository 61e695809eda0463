import type { Db } from '@estante/database';

export async function findLibraryCode(db: Db, libraryId: number): Promise<string> {
  const row = await db
    .selectFrom('library')
    .select('code')
    .where('id', '=', libraryId)
    .executeTakeFirst();
  return row?.code ?? '';
}

/** How many wait for a title. */
export async function countHolds(db: Db, titleId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hold')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('title_id', '=', titleId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return Number(count);
}
