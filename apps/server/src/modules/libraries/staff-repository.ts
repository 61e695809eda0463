import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Most codes that are listed: malformed files have any number of them. */
const mostCodes = 100;

interface StaffLibraryRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly campus: string;
  readonly copies: number;
  readonly codes: readonly string[];
}

/** All libraries, as staff see them; copies are read once, however many libraries there are. */
export async function findStaffLibraries(db: Db) {
  const { rows } = await sql<StaffLibraryRow>`
    select l.id, l.code, l.name, c.name as campus,
      coalesce(held.copies, 0) as copies,
      array(select code from library_code where library_id = l.id order by code) as codes
    from library l join campus c on c.id = l.campus_id
      left join (
        select library_id, count(*)::integer as copies from copy
        where state <> 'withdrawn' group by library_id
      ) held on held.library_id = l.id
    order by l.name, l.id`.execute(db);
  return rows;
}

interface UnplacedRow {
  readonly code: string;
  readonly items: number;
  readonly titles: number;
}

export async function findUnplacedCodes(db: Db) {
  const { rows } = await sql<UnplacedRow & { all: number }>`
    select u.code, sum(u.items)::integer as items,
      count(distinct r.title_id)::integer as titles, (count(*) over ())::integer as all
    from unplaced_item u
      join bibliographic_record r on r.id = u.record_id and r.withdrawn_at is null
    where not exists (select from library where code = u.code)
      and not exists (select from library_code where code = u.code)
    group by u.code order by items desc, u.code limit ${mostCodes}`.execute(db);
  return { codes: rows, total: rows[0]?.all ?? 0 };
}

/** Locks libraries until the transaction ends, both in one order; undefined for one that is not there. */
export async function lockLibraries(trx: Db, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('library')
    .select(['id', 'code', 'name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id));
}

export async function isLibraryCode(trx: Db, code: string): Promise<boolean> {
  const row = await trx
    .selectFrom('library')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}

export async function mapCode(trx: Db, code: string, libraryId: number): Promise<void> {
  await trx
    .insertInto('library_code')
    .values({ code, library_id: libraryId })
    .onConflict((oc) => oc.column('code').doUpdateSet({ library_id: libraryId }))
    .execute();
}
