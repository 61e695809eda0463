import type pg from 'pg';
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

/** The first code that is said to mean another library than the one that has it as its own, which comes first. */
export async function findOwnLibraryCode(
  pool: pg.Pool,
  mapped: ReadonlyMap<string, string>,
): Promise<string | null> {
  const others = [...mapped].flatMap(([code, library]) => (code === library ? [] : [code]));
  if (others.length === 0) return null;
  const { rows } = await pool.query<{ code: string }>(
    'select code from library where code = any($1)',
    [others],
  );
  return others.find((code) => rows.some((row) => row.code === code)) ?? null;
}
