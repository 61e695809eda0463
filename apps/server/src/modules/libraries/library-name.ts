import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';

/** Finds the name of a library in the language of a letter, whatever language its writer reads. */
export async function libraryNameIn(db: Db, id: number, language: Language): Promise<string> {
  const { name } = await db
    .selectFrom('library as b')
    .select(nameIn('b', language).as('name'))
    .where('b.id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
