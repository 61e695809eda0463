import type { Db, HeadingRelation } from '@estante/database';
import type { Description } from '@estante/marc';
import { sql } from 'kysely';
import { findCourseUses, type CourseUse } from './course-use.ts';

/** A heading a title is filed under; `position` is its place in the description's own list. */
export interface TitleHeading {
  readonly relation: HeadingRelation;
  readonly position: number;
  readonly headingId: number;
  readonly text: string;
}

/** A title with what results and its page show. */
export interface TitleRow {
  readonly id: number;
  readonly workType: string;
  readonly description: Description;
  readonly includedOn: string;
  readonly headings: readonly TitleHeading[];
  /** Of the teaching plans that list it. */
  readonly courseUses: readonly CourseUse[];
}

/** Titles by number, in the order asked for; those that are gone are left out. */
export async function findTitles(db: Db, ids: readonly number[]): Promise<TitleRow[]> {
  if (ids.length === 0) return [];
  const [rows, courseUses] = await Promise.all([readRows(db, ids), findCourseUses(db, ids)]);
  const byId = new Map(
    rows.map((row) => [
      row.id,
      { ...row, headings: row.headings ?? [], courseUses: courseUses.get(row.id) ?? [] },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function readRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('title as t')
    .where('t.id', 'in', ids)
    .select((eb) => [
      't.id',
      't.work_type as workType',
      't.description',
      't.included_on as includedOn',
      eb
        .selectFrom('title_heading as th')
        .innerJoin('heading as h', 'h.id', 'th.heading_id')
        .whereRef('th.title_id', '=', 't.id')
        .select(
          sql<TitleHeading[]>`coalesce(json_agg(json_build_object(
            'relation', th.relation, 'position', th.position, 'headingId', h.id, 'text', h.text)
            order by th.relation, th.position), '[]')`.as('headings'),
        )
        .$asScalar()
        .as('headings'),
    ])
    .execute();
}

export async function titleExists(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('title').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Code of a title's work type; null where there is no such title. */
export async function findWorkType(db: Db, id: number): Promise<string | null> {
  const rows = db.selectFrom('title').select('work_type').where('id', '=', id);
  return (await rows.executeTakeFirst())?.work_type ?? null;
}

/** Whether the public may know of a copy of a title, and of what is held of it as a whole. */
export async function findHeld(db: Db, titleId: number) {
  const { rows } = await sql<{ hasCopies: boolean; hasHoldings: boolean }>`
    select exists (select from copy where title_id = ${titleId} and status <> 'withdrawn')
        as "hasCopies",
      exists (select from holding where title_id = ${titleId}) as "hasHoldings"`.execute(db);
  return rows[0] ?? { hasCopies: false, hasHoldings: false };
}

/** Number of the primary record at its source. */
export function findOrigin(db: Db, titleId: number) {
  return db
    .selectFrom('bibliographic_record as r')
    .innerJoin('source as s', 's.id', 'r.source_id')
    .where('r.title_id', '=', titleId)
    .where('r.is_primary', '=', true)
    .select(['s.code as fonte', 'r.source_number as numero'])
    .executeTakeFirst();
}

/** Copies of a title that the public may know of, in shelf order. */
export function findCopies(db: Db, titleId: number, libraryId?: number) {
  return db
    .selectFrom('copy as c')
    .innerJoin('library as l', 'l.id', 'c.library_id')
    .leftJoin('loan_type as lt', 'lt.id', 'c.loan_type_id')
    .leftJoin('collection as co', 'co.id', 'c.collection_id')
    .leftJoin('location as lo', 'lo.id', 'c.location_id')
    .where('c.title_id', '=', titleId)
    .where('c.status', '!=', 'withdrawn')
    .$if(libraryId !== undefined, (q) => q.where('c.library_id', '=', libraryId ?? 0))
    .select(['c.id', 'c.library_id', 'l.name as library', 'c.barcode', 'c.call_number', 'c.volume'])
    .select(['c.tome', 'c.part', 'c.additional_material', 'c.status', 'c.note', 'c.due_on'])
    .select(['lt.name as loan_type', 'co.name as collection', 'lo.name as location'])
    .orderBy('c.id')
    .execute();
}

/** Textual holdings of a title. */
export function findHoldings(db: Db, titleId: number, libraryId?: number) {
  return db
    .selectFrom('holding as h')
    .innerJoin('library as l', 'l.id', 'h.library_id')
    .where('h.title_id', '=', titleId)
    .$if(libraryId !== undefined, (q) => q.where('h.library_id', '=', libraryId ?? 0))
    .select(['h.library_id', 'l.name as library', 'h.call_number', 'h.statements', 'h.notes'])
    .orderBy('h.id')
    .execute();
}
