import type { Db } from '@estante/database';
import { readStoredRecord } from '@estante/marc';
import { sql } from 'kysely';
import type { AlsoRelation } from './relation.ts';

/** Authority records of a heading, in the order in which they came. */
export async function readRecords(db: Db, heading: number) {
  const rows = await db
    .selectFrom('authority as a')
    .innerJoin('source as s', 's.id', 'a.source_id')
    .where('a.heading_id', '=', heading)
    .select(['s.code as source', 'a.source_number as number', 'a.data', 'a.marc'])
    .orderBy('a.id')
    .execute();
  return rows.map(({ marc, ...row }) => ({ ...row, marc: readStoredRecord(marc) }));
}

interface NamedBy {
  readonly id: number;
  readonly text: string;
  /** Relation of this heading to the one that names it. */
  readonly relation: AlsoRelation;
}

/** Most headings in the list: nobody reads a longer one. */
const most = 500;

/** Headings whose records name this one, by their texts. */
export async function readNamedBy(db: Db, heading: number): Promise<NamedBy[]> {
  const { rows } = await sql<NamedBy>`
    select distinct other.id, other.text, r.relation, other.key collate "C" as key
    from heading h
      join heading_reference r on r.type = h.type and r.key = h.key and r.relation <> 'variant'
      join authority a on a.id = r.authority_id
      join heading other on other.id = a.heading_id and other.id <> h.id
    where h.id = ${heading}
    order by key, other.id limit ${most}`.execute(db);
  return rows;
}
