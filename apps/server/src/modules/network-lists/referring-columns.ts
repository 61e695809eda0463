import type { NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { tableOf } from './list-table.ts';

/** A column that refers to an entry of a list. */
export interface ReferringColumn {
  readonly table: string;
  readonly column: string;
  /** The column of the entry that it names: its number, or of kinds of works the code. */
  readonly names: string;
  /** Other columns of each unique key that it is part of. */
  readonly keys: readonly (readonly string[])[];
}

/**
 * Columns that refer to the entries of a list, read from the database itself, so that a table of a later version is not
 * forgotten.
 */
export async function referringColumns(
  db: Db,
  list: NetworkList,
): Promise<readonly ReferringColumn[]> {
  const { table, hasSettings = false } = tableOf(list);
  const { rows } = await sql<ReferringColumn>`
    select k.conrelid::regclass::text as table, a.attname as column, r.attname as names,
      coalesce((select json_agg(others) from (
        select array(select o.attname::text from unnest(i.indkey::int[]) as part (attnum)
            join pg_attribute o on o.attrelid = i.indrelid and o.attnum = part.attnum
            where o.attnum <> a.attnum) as others
        from pg_index i
        where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
          and i.indexprs is null and a.attnum = any(i.indkey::int[])) as own), '[]') as keys
    from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute r on r.attrelid = k.confrelid and r.attnum = k.confkey[1]
    where k.contype = 'f' and k.confrelid = ${table}::regclass
      and (k.confdeltype <> 'c' or not ${hasSettings})
    order by 1, 2`.execute(db);
  return rows;
}

/** Moves whatever refers to one entry to the other; what then stood there twice stands once. */
export async function moveReferences(
  trx: Db,
  list: NetworkList,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  for (const { table, column, keys } of await referringColumns(trx, list)) {
    for (const others of keys) {
      const same = others.map((o) => sql`a.${sql.ref(o)} is not distinct from b.${sql.ref(o)}`);
      await sql`delete from ${sql.table(table)} a using ${sql.table(table)} b
        where a.${sql.ref(column)} = ${from} and b.${sql.ref(column)} = ${into}
          ${same.length > 0 ? sql`and ${sql.join(same, sql` and `)}` : sql``}`.execute(trx);
    }
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into}
      where ${sql.ref(column)} = ${from}`.execute(trx);
  }
}
