import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Facts that a header tells of a record. */
export interface RecordStamp {
  readonly titleId: number;
  readonly datestamp: Date;
  readonly isDeleted: boolean;
  readonly sets: readonly string[];
}

export interface RecordSpan {
  readonly set: string | null;
  readonly from: Date | null;
  readonly until: Date;
}

/** Whether a record is within the span. Harvesters of a set also get departed records, as deleted. */
const within = ({ set, from, until }: RecordSpan) => sql`
  r.datestamp <= ${until}
  ${from === null ? sql`` : sql`and r.datestamp >= ${from}`}
  ${set === null ? sql`` : sql`and (${set} = any(r.sets) or ${set} = any(r.left_sets))`}`;

export async function countRecords(db: Db, span: RecordSpan): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from oai_record r where ${within(span)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The next records, in the order of their stamps. */
export async function findRecords(
  db: Db,
  span: RecordSpan,
  after: { readonly datestamp: Date; readonly titleId: number } | null,
  limit: number,
): Promise<readonly RecordStamp[]> {
  const { rows } = await sql<RecordStamp>`
    select r.title_id as "titleId", r.datestamp, r.sets,
      r.is_deleted ${span.set === null ? sql`` : sql`or ${span.set} <> all(r.sets)`} as "isDeleted"
    from oai_record r where ${within(span)}
      ${after === null ? sql`` : sql`and (r.datestamp, r.title_id) > (${after.datestamp}, ${after.titleId})`}
    order by r.datestamp, r.title_id limit ${limit}`.execute(db);
  return rows;
}

export async function findRecord(db: Db, titleId: number): Promise<RecordStamp | undefined> {
  return db
    .selectFrom('oai_record')
    .select(['title_id as titleId', 'datestamp', 'is_deleted as isDeleted', 'sets'])
    .where('title_id', '=', titleId)
    .executeTakeFirst();
}

/** Stamp of the oldest record there is; null: there is none. */
export async function findEarliest(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('oai_record')
    .select('datestamp')
    .orderBy('datestamp')
    .limit(1)
    .executeTakeFirst();
  return row?.datestamp ?? null;
}

/** A mail address of the first library that has one, for harvesters. */
export async function findContact(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('library')
    .select('email')
    .where('email', '<>', '')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.email;
}

export interface RecordSet {
  readonly spec: string;
  readonly name: string;
}

/** Sets by library, work type and collection, in this order. */
export async function findSets(db: Db): Promise<readonly RecordSet[]> {
  const { rows } = await sql<RecordSet>`
    select spec, name from (
      select 1 as kind, 'biblioteca_' || id as spec, name from library
      union all select 2, 'tipo_' || code, name_pt from work_type
      union all select 3, 'colecao_' || id, name from collection
    ) as every_set order by kind, spec`.execute(db);
  return rows;
}
