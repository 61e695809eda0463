import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** A column that refers to a library. What goes with the library (`on delete cascade`) is its setting. */
export interface ReferringColumn {
  readonly table: string;
  readonly column: string;
}

/** Read from the database itself, so that a table of a later version is not forgotten. */
export async function referringColumns(db: Db): Promise<readonly ReferringColumn[]> {
  const { rows } = await sql<ReferringColumn>`
    select k.conrelid::regclass::text as table, a.attname as column
    from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'library'::regclass and k.confdeltype <> 'c'
    order by 1, 2`.execute(db);
  return rows;
}

export async function isReferredTo(
  db: Db,
  columns: readonly ReferringColumn[],
  libraryId: number,
): Promise<boolean> {
  const found = columns.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${libraryId})`,
  );
  const { rows } = await sql<{ used: boolean }>`
    select ${sql.join(found, sql` or `)} or exists (select from institution_setting
      where key = 'selfServiceLibrary' and value = to_jsonb(${libraryId}::integer)) as used`.execute(
    db,
  );
  return rows[0]?.used ?? false;
}

/** Whatever refers to one library refers to the other from now on. */
export async function moveReferences(
  trx: Db,
  columns: readonly ReferringColumn[],
  from: number,
  to: number,
): Promise<void> {
  for (const { table, column } of columns) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from}`.execute(trx);
  }
  await sql`update institution_setting set value = to_jsonb(${to}::integer)
    where key = 'selfServiceLibrary' and value = to_jsonb(${from}::integer)`.execute(trx);
}
