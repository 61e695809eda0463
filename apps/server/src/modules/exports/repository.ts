import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { readStoredRecord, type Description, type MarcRecord } from '@estante/marc';

export interface TitleSource {
  readonly id: number;
  readonly description: Description;
  /** The record that describes it, as it came. */
  readonly record: MarcRecord | null;
}

/** Titles by number, in the order asked for; those that are gone are left out. */
export async function findTitleSources(db: Db, ids: readonly number[]): Promise<TitleSource[]> {
  const rows = await db
    .selectFrom('title as t')
    .leftJoin('bibliographic_record as r', (join) =>
      join.onRef('r.title_id', '=', 't.id').on('r.is_primary', '=', sql.lit(true)),
    )
    .select(['t.id', 't.description', 'r.marc as record'])
    .where('t.id', 'in', ids)
    .where('t.withdrawn_at', 'is', null)
    .execute();
  const byId = new Map(
    rows.map((row) => [row.id, { ...row, record: row.record && readStoredRecord(row.record) }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
