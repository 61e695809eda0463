import type { Transaction } from './transaction.ts';

type CodeTable = 'collection' | 'location' | 'loan_type';

/** Numbers of the sources with these codes; those that are new are made. */
export async function ensureSources(
  transaction: Transaction,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  await transaction.query(
    `insert into source (code) select code from unnest($1::text[]) as wanted (code)
      where not exists (select from source s where s.code = wanted.code) on conflict do nothing`,
    [[...codes]],
  );
  return findCodes(transaction, 'source', codes);
}

/** The same for tables with names: a new code is its own name until somebody gives it a better one. */
export async function ensureCodes(
  transaction: Transaction,
  table: CodeTable,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  if (codes.size === 0) return new Map();
  await transaction.query(
    `insert into ${table} (code, name) select code, code from unnest($1::text[]) as wanted (code)
      where not exists (select from ${table} t where t.code = wanted.code) on conflict do nothing`,
    [[...codes]],
  );
  return findCodes(transaction, table, codes);
}

export async function findCodes(
  transaction: Transaction,
  table: CodeTable | 'source' | 'library',
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction.query<{ id: number; code: string }>(
    `select id, code from ${table} where code = any($1)`,
    [[...codes]],
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Numbers for `count` rows to come, so that rows of other tables can name them. */
export async function reserveIds(
  transaction: Transaction,
  table: 'title' | 'bibliographic_record' | 'authority' | 'holdings_record',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const rows = await transaction.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence($1, 'id'))::integer as id from generate_series(1, $2)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}
