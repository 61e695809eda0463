import type { BatchNumber } from '../database/import-number.ts';
import type { Transaction } from '../database/transaction.ts';

/** Lists whose entries items name by codes. */
export const codeTables = ['loan_type', 'collection', 'location'] as const;
export type CodeTable = (typeof codeTables)[number];

/** Numbers of the sources with these codes; those that are new are made. */
export function ensureSources(
  transaction: Transaction,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  return ensure(transaction, 'source', codes, async (missing) => {
    await transaction.query(
      'insert into source (code) select unnest($1::text[]) on conflict do nothing',
      [missing],
    );
  });
}

export interface EnsuredCodes {
  readonly ids: ReadonlyMap<string, number>;
  /** Codes that no entry had. */
  readonly made: readonly string[];
}

/**
 * Numbers of the entries of a table that have these codes, or had them; those that are new are
 * made. A new code is its own name until somebody gives it a better one. The entry keeps the number
 * of the import, if there is one.
 */
export async function ensureCodes(
  transaction: Transaction,
  table: CodeTable,
  codes: ReadonlySet<string>,
  importNumber: BatchNumber | null,
): Promise<EnsuredCodes> {
  const former = await findFormerCodes(transaction, table, codes);
  const own = new Set([...codes].filter((code) => !former.has(code)));
  const made: string[] = [];
  const ids = await ensure(transaction, table, own, async (missing) => {
    const importId = (await importNumber?.take(transaction)) ?? null;
    const rows = await transaction.query<{ code: string }>(
      `insert into ${table} (code, name, import_id)
        select code, code, $2 from unnest($1::text[]) as n (code)
        on conflict do nothing returning code`,
      [missing, importId],
    );
    made.push(...rows.map(({ code }) => code));
  });
  return { ids: new Map([...former, ...ids]), made };
}

/** Names of the lists, by table: on the wire, and where codes are kept that they had. */
export const listNames = {
  collection: 'colecao',
  location: 'localizacao',
  loan_type: 'tipo_emprestimo',
} as const;

/** Codes that mean another entry since the two became one, or since it has another code. */
async function findFormerCodes(
  transaction: Transaction,
  table: CodeTable,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  if (codes.size === 0) return new Map();
  const rows = await transaction.query<{ code: string; id: number }>(
    `select f.code, f.entry_id as id from former_list_code f
      where f.list = $1 and f.code = any($2)
        and not exists (select from ${table} t where t.code = f.code) for key share of f`,
    [listNames[table], [...codes]],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function ensure(
  transaction: Transaction,
  table: CodeTable | 'source',
  codes: ReadonlySet<string>,
  insert: (missing: readonly string[]) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  if (codes.size === 0) return new Map();
  const known = await findCodes(transaction, table, codes);
  const missing = [...codes].filter((code) => !known.has(code));
  if (missing.length === 0) return known;
  await insert(missing);
  return findCodes(transaction, table, codes);
}

export async function findCodes(
  transaction: Transaction,
  table: CodeTable | 'source' | 'library',
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction.query<{ id: number; code: string }>(
    `select id, code from ${table} where code = any($1) for key share`,
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
  const rows = await transaction.query<{ ids: number[] }>(
    `select array_agg(nextval(s.sequence)::integer) as ids
      from (select pg_get_serial_sequence($1, 'id')::regclass as sequence offset 0) as s,
        generate_series(1, $2)`,
    [table, count],
  );
  return rows[0]?.ids ?? [];
}

/** @throws where more are wanted than were reserved, which is a fault of the caller */
export function nextOf(ids: Iterator<number>): number {
  const { done, value } = ids.next();
  if (done) throw new Error('no number was reserved');
  return value;
}
