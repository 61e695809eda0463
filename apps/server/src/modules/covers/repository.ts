import type { Db } from '@estante/database';
import { sql } from 'kysely';
import type { CoverName } from './cover-name.ts';
import { coverSizes, type CoverSize } from './cover-size.ts';
import type { Picture } from './read-picture.ts';

/** Titles that a file's name names, with the version of the cover each has. */
interface NamedTitle {
  readonly id: number;
  readonly version: string | null;
}

/** Titles with the ISBN: a picture of it shows one edition, however many records describe it. */
export async function findByIsbn(db: Db, isbn: string): Promise<NamedTitle[]> {
  const { rows } = await sql<NamedTitle>`
    select distinct r.title_id as id, c.version
    from bibliographic_record r left join cover c on c.title_id = r.title_id
    where r.isbns @> array[${isbn}]::text[] order by id`.execute(db);
  return rows;
}

/** Titles whose record has the number at its source, or at any. */
export async function findByNumber(
  db: Db,
  { number }: CoverName,
  source: string | null,
): Promise<NamedTitle[]> {
  const { rows } = await sql<NamedTitle>`
    select distinct r.title_id as id, c.version
    from source s
      join bibliographic_record r on r.source_id = s.id and r.source_number = ${number}
      left join cover c on c.title_id = r.title_id
    where ${source === null ? sql`true` : sql`s.code = ${source}`} order by id`.execute(db);
  return rows;
}

/** Stores a cover that staff send: it goes before any that was fetched. */
export async function writeCover(
  db: Db,
  titleIds: readonly number[],
  fileName: string,
  picture: Picture,
): Promise<void> {
  await db
    .insertInto('cover')
    .values(titleIds.map((title_id) => ({ title_id, file_name: fileName, ...picture })))
    .onConflict((conflict) =>
      conflict.column('title_id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        file_name: eb.ref('excluded.file_name'),
        small: eb.ref('excluded.small'),
        medium: eb.ref('excluded.medium'),
        large: eb.ref('excluded.large'),
        origin: eb.ref('excluded.origin'),
        credit: eb.ref('excluded.credit'),
        credit_url: eb.ref('excluded.credit_url'),
        stored_at: sql`now()`,
      })),
    )
    .execute();
}

/** The cover of a title in one size. */
export function readCover(db: Db, titleId: number, size: CoverSize) {
  return db
    .selectFrom('cover')
    .where('title_id', '=', titleId)
    .select(['version', `${coverSizes[size].column} as image`])
    .executeTakeFirst();
}
