import type { Db, HeadingRelation } from '@estante/database';
import {
  readStoredRecord,
  type Description,
  type MarcRecord,
  type StoredRecord,
} from '@estante/marc';
import { sql } from 'kysely';
import { courseUsesOf, type CourseUse } from './course-use.ts';

/** A heading a title is filed under; `position` is its place in the description's own list. */
export interface TitleHeading {
  readonly relation: HeadingRelation;
  readonly position: number;
  readonly headingId: number;
  readonly text: string;
}

/** Credit for a cover, as the wire has it. */
interface CoverCredit {
  readonly nome: string;
  readonly link: string;
}

/** A title with what results and its page show. */
export interface TitleRow {
  readonly id: number;
  readonly workType: string;
  readonly description: Description;
  readonly includedOn: string;
  /** Version of its cover picture; null where it has none. */
  readonly cover: string | null;
  /** Credit for the cover picture, where it came from others. */
  readonly coverCredit: CoverCredit | null;
  readonly headings: readonly TitleHeading[];
  /** Courses and disciplines whose teaching plans list the title. */
  readonly courseUses: readonly CourseUse[];
}

/** Titles by number, in the order asked for; those that are gone are left out. */
export function findTitles(db: Db, ids: readonly number[]): Promise<TitleRow[]> {
  return findRows(db, ids, { withdrawn: false });
}

/**
 * Titles by number, also those that their sources have withdrawn: somebody has a copy of one at
 * home.
 */
export function findTitlesEver(db: Db, ids: readonly number[]): Promise<TitleRow[]> {
  return findRows(db, ids, { withdrawn: true });
}

interface TitleScope {
  readonly withdrawn: boolean;
}

async function findRows(db: Db, ids: readonly number[], which: TitleScope): Promise<TitleRow[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(db, ids, which);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type HeadingValues = readonly [HeadingRelation, number, number, string];

interface ReadRow extends Omit<TitleRow, 'headings'> {
  /** Relation, position, id and text of each: as objects they take a fifth more of the statement's time. */
  readonly headings: readonly HeadingValues[];
}

/**
 * Reads titles in one statement, however many they are, that reads each table once: asked for each title they take
 * twice the time.
 */
async function readRows(
  db: Db,
  ids: readonly number[],
  { withdrawn }: TitleScope,
): Promise<TitleRow[]> {
  const { rows } = await sql<ReadRow>`
    select t.id, t.work_type as "workType", t.description, t.included_on as "includedOn",
      c.version as cover,
      case when c.credit <> '' then json_build_object('nome', c.credit, 'link', c.credit_url) end
        as "coverCredit",
      coalesce(filed.headings, '[]') as headings,
      coalesce(listed.uses, '[]') as "courseUses"
    from title t
      left join cover c on c.title_id = t.id
      left join (
        select th.title_id, json_agg(
          json_build_array(th.relation, th.position, h.id, h.text)
          order by th.relation, th.position) as headings
        from title_heading th join heading h on h.id = th.heading_id
        where th.title_id = any(${ids}::integer[])
        group by th.title_id
      ) filed on filed.title_id = t.id
      left join ${courseUsesOf(ids)} listed on listed.title_id = t.id
    where t.id = any(${ids}::integer[]) and (${withdrawn} or t.withdrawn_at is null)`.execute(db);
  return rows.map(({ headings, ...row }) => ({
    ...row,
    headings: headings.map(([relation, position, headingId, text]) => ({
      relation,
      position,
      headingId,
      text,
    })),
  }));
}

/**
 * Number, work type and description of a title, which are asked for before anything else; undefined where
 * there is none. The parts of a page ask alike, so that it is read once for all of them.
 */
export function findTitleHead(db: Db, id: number) {
  return db
    .selectFrom('title')
    .select(['id', 'work_type', 'description'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

export async function titleExists(db: Db, id: number): Promise<boolean> {
  return (await findTitleHead(db, id)) !== undefined;
}

/** Description of a title by its record, and nothing else; undefined where there is no such title. */
export async function findDescription(db: Db, id: number): Promise<Description | undefined> {
  return (await findTitleHead(db, id))?.description;
}

/** Descriptions by number, in the order asked for; those that are gone are left out. */
export async function findDescriptions(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('title')
    .select(['id', 'description'])
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The record that describes a title, as it came. */
export async function findPrimaryRecord(db: Db, titleId: number): Promise<MarcRecord | undefined> {
  const row = await db
    .selectFrom('bibliographic_record')
    .select('marc')
    .where('title_id', '=', titleId)
    .where('is_primary', '=', true)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row && readStoredRecord(row.marc);
}

/** Headings that a title is filed under, by number and text. */
export function findTitleHeadings(db: Db, titleId: number) {
  return db
    .selectFrom('title_heading as th')
    .innerJoin('heading as h', 'h.id', 'th.heading_id')
    .select(['h.id', 'h.text'])
    .where('th.title_id', '=', titleId)
    .execute();
}

/** Code of a title's work type; null where there is no such title. */
export async function findWorkType(db: Db, id: number): Promise<string | null> {
  return (await findTitleHead(db, id))?.work_type ?? null;
}

/** The numbers of these that titles have. */
export async function findTitleNumbers(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('title')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A record that tells of a title. */
export interface SourceRecord {
  readonly titleId: number;
  /** Whether the record describes the title; what others add stands beside it. */
  readonly isPrimary: boolean;
  /** Code of where it came from, and its number there. */
  readonly source: string;
  readonly number: string | null;
  readonly marc: StoredRecord;
}

/** Records of titles, in the order in which they came. */
export async function findRecords(db: Db, titleIds: readonly number[]): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    select r.title_id as "titleId", r.is_primary as "isPrimary", s.code as source,
      r.source_number as number, r.marc
    from bibliographic_record r join source s on s.id = r.source_id
    where r.title_id = any(${titleIds}::integer[])
    order by r.id`.execute(db);
  return rows;
}
