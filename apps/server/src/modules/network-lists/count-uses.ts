import type { ListUse, NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { countCopyWords } from './copy-words.ts';
import { tableOf } from './list-table.ts';
import { useOf } from './list-use.ts';
import { referringColumns } from './referring-columns.ts';

export type Uses = readonly { readonly use: ListUse; readonly count: number }[];

/** Counts the uses of each of these entries by what refers to it; none where nothing does. */
export async function countUses(
  db: Db,
  list: NetworkList,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Uses>> {
  if (ids.length === 0) return new Map();
  const { table } = tableOf(list);
  const columns = await referringColumns(db, list);
  const counts = columns.map(
    (of) => sql`select n.id, ${useOf(of.table)}::text as use, count(*) as rows
      from ${sql.table(table)} n
        join ${sql.table(of.table)} r on r.${sql.ref(of.column)} = n.${sql.ref(of.names)}
      where n.id = any(${[...ids]}) group by n.id`,
  );
  const { rows } = await sql<{ id: number; use: ListUse; count: number }>`
    select id, use, sum(rows)::integer as count
    from (${sql.join([...counts, ...otherUses(list, ids), ...countCopyWords(list, ids)], sql` union all `)}) as every
    where rows > 0 group by id, use order by id, sum(rows) desc, use`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

/** Uses that no foreign key tells. */
function otherUses(list: NetworkList, ids: readonly number[]) {
  const none = sql`select 0 as id, 'outros' as use, 0::bigint as rows`;
  switch (list) {
    case 'biblioteca':
      return [
        sql`select (value #>> '{}')::integer as id, 'terminais' as use, 1::bigint as rows from institution_setting
          where key = 'selfServiceLibrary' and value in (
            select to_jsonb(id) from unnest(${[...ids]}::integer[]) as given (id))`,
      ];
    case 'periodo_letivo':
      return [
        sql`select t.id, 'planos' as use, count(*) as rows from academic_term t
          join teaching_plan p on p.year = t.year and p.semester = t.semester
          where t.id = any(${[...ids]}) group by t.id`,
      ];
    default:
      return [none];
  }
}
