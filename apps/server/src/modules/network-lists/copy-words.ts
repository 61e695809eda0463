import type { NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The column of a copy that names an entry: its number stands in words about the copy too. */
const columnOf: Readonly<Partial<Record<NetworkList, string>>> = {
  biblioteca: 'library_id',
  tipo_emprestimo: 'loan_type_id',
  colecao: 'collection_id',
  localizacao: 'location_id',
};

/** Copies, by an entry that only their record names, or what staff changed of them before. */
export function countCopyWords(list: NetworkList, ids: readonly number[]): RawBuilder<unknown>[] {
  const column = columnOf[list];
  if (column === undefined) return [];
  const key = sql.lit(column);
  return [
    sql`select w.id, 'exemplares' as use, count(distinct w.copy_id) as rows from (
        select (record_says ->> ${key})::integer as id, id as copy_id
          from copy where record_says <> '{}' and record_says ? ${key}
        union all
        select (value #>> '{}')::integer, copy_id
          from copy_change, jsonb_array_elements(changes -> ${key}) as value
          where changes ? ${key}) w
        join copy c on c.id = w.copy_id and c.${sql.ref(column)} is distinct from w.id
      where w.id = any(${[...ids]}) group by w.id`,
  ];
}

interface Move {
  readonly from: number;
  readonly into: number;
}

/**
 * Has what records say of copies beside staff, and what staff changed, name the other entry from
 * now on.
 */
export async function moveCopyWords(trx: Db, list: NetworkList, move: Move): Promise<void> {
  const column = columnOf[list];
  if (column === undefined) return;
  await moveSaid(trx, column, move);
  await moveChanged(trx, column, move);
}

/** A column that agrees with the record is the record's again, whichever of the two has come to the other. */
async function moveSaid(trx: Db, column: string, { from, into }: Move): Promise<void> {
  const key = sql.lit(column);
  const said = sql`(record_says ->> ${key})::integer`;
  await sql`update copy set record_says = case when ${sql.ref(column)} = ${into}
        then record_says - ${key}
        else record_says || jsonb_build_object(${key}, ${into}::integer) end
      where record_says <> '{}' and (${said} = ${from}
        or ${said} = ${into} and ${sql.ref(column)} = ${into})`.execute(trx);
}

/**
 * Has what staff changed name the other entry; what was changed into the same is no change any
 * more.
 */
async function moveChanged(trx: Db, column: string, move: Move): Promise<void> {
  const key = sql.lit(column);
  const [before, after] = [valueAt(key, 0, move), valueAt(key, 1, move)];
  const names = sql<SqlBool>`changes ? ${key} and changes -> ${key} @> to_jsonb(${move.from}::integer)`;
  await sql`update copy_change set changes = case when ${before} = ${after} then changes - ${key}
        else changes || jsonb_build_object(${key}, jsonb_build_array(${before}, ${after})) end
      where ${names}`.execute(trx);
}

function valueAt(key: RawBuilder<unknown>, at: 0 | 1, { from, into }: Move) {
  const value = sql`changes -> ${key} -> ${sql.lit(at)}`;
  return sql`case when ${value} = to_jsonb(${from}::integer) then to_jsonb(${into}::integer)
    else ${value} end`;
}
