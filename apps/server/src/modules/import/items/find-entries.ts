import type pg from 'pg';
import type { CodeTable } from './code-table.ts';
import type { MappedCode } from './map-codes.ts';

/** A code of the records, and the code of the entry that it means here. */
export interface NamedCode {
  readonly table: CodeTable;
  readonly code: string;
  readonly entry: string;
}

export type FoundEntries =
  | { readonly kind: 'found'; readonly mapped: readonly MappedCode[] }
  | { readonly kind: 'no-entry'; readonly of: NamedCode; readonly known: readonly string[] }
  /** Another entry has the code as its own, which comes first. */
  | { readonly kind: 'entry-code'; readonly of: NamedCode };

/** The entries that codes are said to mean, or what is wrong with the first that cannot mean it. */
export async function findEntries(
  pool: pg.Pool,
  named: readonly NamedCode[],
): Promise<FoundEntries> {
  const idsOf = await readEntries(pool, new Set(named.map(({ table }) => table)));
  const mapped: MappedCode[] = [];
  for (const of of named) {
    const ids = idsOf[of.table];
    const entryId = ids.get(of.entry);
    if (entryId === undefined) return { kind: 'no-entry', of, known: [...ids.keys()] };
    if ((ids.get(of.code) ?? entryId) !== entryId) return { kind: 'entry-code', of };
    mapped.push({ table: of.table, code: of.code, entryId });
  }
  return { kind: 'found', mapped };
}

type Ids = ReadonlyMap<string, number>;

async function readEntries(
  pool: pg.Pool,
  asked: ReadonlySet<CodeTable>,
): Promise<Readonly<Record<CodeTable, Ids>>> {
  const entriesOf = async (table: CodeTable): Promise<Ids> => {
    if (!asked.has(table)) return new Map();
    const { rows } = await pool.query<{ id: number; code: string }>(
      `select id, code from ${table} order by code`,
    );
    return new Map(rows.map(({ id, code }) => [code, id]));
  };
  return {
    loan_type: await entriesOf('loan_type'),
    collection: await entriesOf('collection'),
    location: await entriesOf('location'),
  };
}
