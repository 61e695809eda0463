import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Titles of a heading: all, and by how they are filed under it. */
export interface Totals {
  readonly total: number;
  readonly total_autor: number;
  readonly total_assunto: number;
  readonly total_forma: number;
}

export const noTitles: Totals = { total: 0, total_autor: 0, total_assunto: 0, total_forma: 0 };

/**
 * Numbers of titles for each heading that has any. A title may be filed under one more than once,
 * and in several ways.
 */
export async function readTotals(
  db: Db,
  headings: readonly number[],
): Promise<ReadonlyMap<number, Totals>> {
  const { rows } = await sql<Totals & { heading: number }>`
    with filed as (
      select distinct heading_id, relation, title_id from title_heading
      where heading_id = any(${headings})
    )
    select heading_id as heading,
      (case when min(relation) = max(relation) then count(*)
        else count(distinct title_id) end)::integer as total,
      (count(*) filter (where relation = 'agent'))::integer as total_autor,
      (count(*) filter (where relation = 'subject'))::integer as total_assunto,
      (count(*) filter (where relation = 'genre'))::integer as total_forma
    from filed group by heading_id`.execute(db);
  return new Map(rows.map(({ heading, ...totals }) => [heading, totals]));
}
