import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';

export async function findLibraryNames(
  db: Db,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('library as b')
    .select(['b.id', nameIn('b', language).as('name')])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Numbers of these loans for whose copy somebody else waits. */
export async function findAwaited(
  db: Db,
  loanIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select l.id from loan l join copy c on c.id = l.copy_id
    where l.id = any(${loanIds}::integer[]) and exists (
      select from hold h where h.title_id = c.title_id and h.state = 'waiting'
        and h.person_id <> l.person_id and h.library_id = c.library_id
        and (h.volume, h.tome, h.part, h.additional_material)
          = (c.volume, c.tome, c.part, c.additional_material)
        and (h.location_id is null or h.location_id = c.location_id))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
