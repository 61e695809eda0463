import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';

/** Whether the public may know of a copy of a title, and of what is held of it as a whole. */
export async function findHeld(db: Db, titleId: number) {
  const { rows } = await sql<{ hasCopies: boolean; hasHoldings: boolean; hasIssues: boolean }>`
    select exists (select from copy where title_id = ${titleId} and state <> 'withdrawn')
        as "hasCopies",
      exists (select from holding where title_id = ${titleId}) as "hasHoldings",
      exists (select from serial_part p join serial_issue i on i.part_id = p.id
        where p.title_id = ${titleId}) as "hasIssues"`.execute(db);
  return rows[0] ?? { hasCopies: false, hasHoldings: false, hasIssues: false };
}

/** Library, volume, tome and part of each copy that the public may know of: copies are ordered by these. */
export function findCopyPlaces(db: Db, titleId: number, language: Language) {
  return db
    .selectFrom('copy as c')
    .innerJoin('library as l', 'l.id', 'c.library_id')
    .where('c.title_id', '=', titleId)
    .where('c.state', '!=', 'withdrawn')
    .select([
      'c.id',
      'c.library_id',
      nameIn('l', language).as('library'),
      'c.volume',
      'c.tome',
      'c.part',
    ])
    .execute();
}

/** Copies by number, in the order asked for. */
export async function findCopies(db: Db, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('copy as c')
    .innerJoin('library as l', 'l.id', 'c.library_id')
    .leftJoin('loan_type as lt', 'lt.id', 'c.loan_type_id')
    .leftJoin('collection as co', 'co.id', 'c.collection_id')
    .leftJoin('location as lo', 'lo.id', 'c.location_id')
    .where('c.id', 'in', ids)
    .select([
      'c.id',
      'c.library_id',
      nameIn('l', language).as('library'),
      'c.barcode',
      'c.call_number',
      'c.volume',
    ])
    .select([
      'c.tome',
      'c.part',
      'c.additional_material',
      'c.state',
      'c.note',
      'c.expected_on',
      'c.loan_type_id',
      'c.collection_id',
      'c.location_id',
    ])
    .select([
      nameIn<string | null>('lt', language).as('loan_type'),
      nameIn<string | null>('co', language).as('collection'),
      nameIn<string | null>('lo', language).as('location'),
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Textual holdings of a title. */
export function findHoldings(
  db: Db,
  { titleId, libraryId }: { readonly titleId: number; readonly libraryId?: number | undefined },
  language: Language,
) {
  return db
    .selectFrom('holding as h')
    .innerJoin('library as l', 'l.id', 'h.library_id')
    .where('h.title_id', '=', titleId)
    .$if(libraryId !== undefined, (q) => q.where('h.library_id', '=', libraryId ?? 0))
    .select([
      'h.library_id',
      nameIn('l', language).as('library'),
      'h.call_number',
      'h.statements',
      'h.notes',
    ])
    .orderBy('h.id')
    .execute();
}
