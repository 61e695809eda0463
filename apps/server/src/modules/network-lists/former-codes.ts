import type { NetworkList } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';

/** Codes that mean an entry beside its own, by its number. */
export async function findFormerCodes(
  db: Db,
  list: NetworkList,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; codes: string[] }>`
    select entry_id as id, array_agg(code order by code) as codes from ${former(list)} f
    where entry_id = any(${[...ids]}) group by 1`.execute(db);
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

/** Keeps a former code: a record or file that comes with it means the entry from now on. */
export async function keepFormerCode(
  trx: Db,
  list: NetworkList,
  code: string,
  id: number,
): Promise<void> {
  const written =
    list === 'biblioteca'
      ? sql`insert into library_code (code, library_id) values (${code}, ${id})
          on conflict (code) do update set library_id = excluded.library_id`
      : sql`insert into former_list_code (list, code, entry_id) values (${list}, ${code}, ${id})
          on conflict (list, code) do update set entry_id = excluded.entry_id`;
  await written.execute(trx);
}

/** Has a code no longer mean what it meant before: an entry has it as its own. */
export async function dropFormerCode(trx: Db, list: NetworkList, code: string): Promise<void> {
  const dropped =
    list === 'biblioteca'
      ? sql`delete from library_code where code = ${code}`
      : sql`delete from former_list_code where list = ${list} and code = ${code}`;
  await dropped.execute(trx);
}

export async function moveFormerCodes(
  trx: Db,
  list: NetworkList,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  const moved =
    list === 'biblioteca'
      ? sql`update library_code set library_id = ${into} where library_id = ${from}`
      : sql`update former_list_code set entry_id = ${into}
          where list = ${list} and entry_id = ${from}`;
  await moved.execute(trx);
}

export async function forgetFormerCodes(trx: Db, list: NetworkList, id: number): Promise<void> {
  await sql`delete from former_list_code where list = ${list} and entry_id = ${id}`.execute(trx);
}

/** The entry that a code meant before, if it did. */
export async function findFormer(db: Db, list: NetworkList): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, entry_id as id from ${former(list)} f`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

function former(list: NetworkList) {
  return list === 'biblioteca'
    ? sql`(select code, library_id as entry_id from library_code)`
    : sql`(select code, entry_id from former_list_code where list = ${list})`;
}
