import { codeTables, listNames, type CodeTable } from '../items/code-table.ts';
import type { Transaction } from '../database/transaction.ts';

export type RemovedEntries = Readonly<Record<CodeTable, readonly string[]>>;

/**
 * Removes entries of lists that an import made which is undone, and of which nothing has come: nobody has changed them,
 * and nothing refers to them but copies that were taken back with it. Their codes stay in the records.
 */
export async function removeMadeEntries(transaction: Transaction): Promise<RemovedEntries> {
  const removed: Record<CodeTable, string[]> = { loan_type: [], collection: [], location: [] };
  for (const table of codeTables) {
    const untouched = await lockUntouched(transaction, table);
    const used = await findUsed(transaction, table, untouched);
    const ids = untouched.filter((id) => !used.has(id));
    removed[table] = await remove(transaction, table, ids);
  }
  return removed;
}

/** Types of filter by which searches that are kept name an entry that they are narrowed to; null where none can be. */
const filterTypes = { loan_type: null, collection: 'C', location: 'L' } as const;

/**
 * Entries of undone imports that nobody has changed, locked so that nobody refers to one of them
 * meanwhile.
 */
async function lockUntouched(transaction: Transaction, table: CodeTable): Promise<number[]> {
  const rows = await transaction.query<{ id: number }>(
    `select e.id from ${table} e
      where exists (select from import i where i.id = e.import_id and i.undone_at is not null)
        and e.name = e.code and e.name_en = '' and e.name_es = ''
        and not exists (select from former_list_code f where f.list = $1 and f.entry_id = e.id)
        and not exists (select from colour_label l
          where $1 = 'colecao' and l.kind = 'collection' and l.code = e.code)
        and not exists (select from saved_search s
          where s.query ~ ('filtro=' || $2 || '%3A' || e.id || '(&|$)'))
        and not exists (select from front_shelf f
          where f.target ~ ('filtro=' || $2 || '%3A' || e.id || '(&|$)'))
      order by e.id for update of e`,
    [listNames[table], filterTypes[table]],
  );
  return rows.map(({ id }) => id);
}

/**
 * Entries among `ids` to which anything refers: by the constraints of the database itself, or in
 * what is told of copies.
 */
async function findUsed(
  transaction: Transaction,
  table: CodeTable,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const columns = await transaction.query<{ table: string; column: string }>(
    `select k.conrelid::regclass::text as table, a.attname as column
      from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = $1::text::regclass and k.conrelid <> 'copy'::regclass`,
    [table],
  );
  const used = new Set<number>();
  for (const uses of [...columns.map(rowsUsing), copiesUsing(table), ...wordsUsing(table)]) {
    const rows = await transaction.query<{ id: number }>(uses, [ids]);
    for (const { id } of rows) used.add(id);
  }
  return used;
}

function rowsUsing({ table, column }: { readonly table: string; readonly column: string }): string {
  return `select distinct ${column} as id from ${table} where ${column} = any($1)`;
}

/**
 * A copy that an undone import brought is no use: one of a record that it added, or one that it added to a
 * record which is again as an earlier import left it. What staff wrote is.
 */
function copiesUsing(table: CodeTable): string {
  const column = `${table}_id`;
  return `select distinct e.id from copy c join ${table} e on e.id = c.${column}
      left join bibliographic_record r on r.id = c.record_id
    where c.${column} = any($1) and (
      c.status = 'withdrawn' and c.source_key not like 'staff/%'
        and not c.record_says ? '${column}'
        and (r.withdrawn_at is not null and exists (
            select from import i where i.id = r.import_id and i.undone_at is not null)
          or r.withdrawn_at is null and c.holdings_record_id is null
            and coalesce(r.import_id, 0) < e.import_id)) is not true`;
}

/** Numbers in what records say beside staff, and in what staff changed of copies before. */
function wordsUsing(table: CodeTable): string[] {
  const column = `${table}_id`;
  return [
    `select distinct (record_says ->> '${column}')::integer as id from copy
      where (record_says ->> '${column}')::integer = any($1)`,
    `select distinct (value #>> '{}')::integer as id
      from copy_change, jsonb_array_elements(changes -> '${column}') as value
      where (value #>> '{}')::integer = any($1)`,
  ];
}

async function remove(
  transaction: Transaction,
  table: CodeTable,
  ids: readonly number[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  await transaction.query(`update copy set ${table}_id = null where ${table}_id = any($1)`, [ids]);
  const rows = await transaction.query<{ code: string }>(
    `delete from ${table} where id = any($1) returning code`,
    [ids],
  );
  return rows.map(({ code }) => code).toSorted();
}
