import type { Transaction } from '../database/transaction.ts';

/** Keeps what codes of records mean here; the later word counts. */
export async function mapLibraries(
  transaction: Transaction,
  mapped: ReadonlyMap<string, string>,
): Promise<void> {
  if (mapped.size === 0) return;
  await transaction.query(
    `insert into library_code (code, library_id)
      select n.code, l.id from unnest($1::text[], $2::text[]) as n (code, library)
        join library l on l.code = n.library
      where n.code <> l.code
      on conflict (code) do update set library_id = excluded.library_id`,
    [[...mapped.keys()], [...mapped.values()]],
  );
}
