import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { areaNames } from './areas.ts';
import type { Interest } from './interest.ts';

/** Whether the catalogue knows what an entry names. */
export async function knownEntries(
  db: Db,
  entries: readonly Interest[],
): Promise<(entry: Interest) => boolean> {
  const headings = await numbersOf(
    db,
    'heading',
    entries.map(({ heading_id }) => heading_id),
  );
  const serials = await numbersOf(
    db,
    'title',
    entries.map(({ title_id }) => title_id),
  );
  const types = await typesOf(db, entries);
  const areas = areaNames('pt');
  return ({ heading_id, area, work_type, title_id }) =>
    (heading_id !== undefined && headings.has(heading_id)) ||
    (title_id !== undefined && serials.has(title_id)) ||
    (work_type !== undefined && types.has(work_type)) ||
    (area !== undefined && areas.has(area));
}

/** Numbers among these that there are headings or titles of; of titles the serials alone. */
async function numbersOf(
  db: Db,
  table: 'heading' | 'title',
  ids: readonly (number | undefined)[],
): Promise<ReadonlySet<number>> {
  const asked = ids.filter((id) => id !== undefined);
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${asked}::integer[])
      ${table === 'title' ? sql`and work_type = 'serial'` : sql``}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function typesOf(db: Db, entries: readonly Interest[]): Promise<ReadonlySet<string>> {
  if (entries.every(({ work_type }) => work_type === undefined)) return new Set();
  const rows = await db.selectFrom('work_type').select('code').execute();
  return new Set(rows.map(({ code }) => code));
}
