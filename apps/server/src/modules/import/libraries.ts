import { findCodes } from './code-table.ts';
import type { Transaction } from './transaction.ts';

export interface LibraryOptions {
  /** Code of the library that stands in where a record names none, or an unknown one. */
  readonly library: string | null;
}

export interface Libraries {
  /** Number of the library that a record of `source` means by `code`; '' where it says none. */
  idOf(code: string, source: string): number;
  readonly created: readonly string[];
  /** Codes no library has, for which the chosen one stands in. */
  readonly unknown: ReadonlySet<string>;
}

export interface NamedLibrary {
  /** As written; '' where the record says none. */
  readonly code: string;
  readonly source: string;
}

/** Code and name of the campus of libraries that are made where there is no campus at all. */
const firstCampus = 'PRINCIPAL';

export async function ensureLibraries(
  transaction: Transaction,
  named: readonly NamedLibrary[],
  { library }: LibraryOptions,
): Promise<Libraries> {
  const codes = new Set(named.map(({ code, source }) => code || (library ?? source)));
  if (library !== null) codes.add(library);
  const known = new Map(await findCodes(transaction, 'library', codes));
  const missing = [...codes].filter((code) => !known.has(code));
  const created = library === null ? missing : [];
  for (const [code, id] of await createLibraries(transaction, created)) known.set(code, id);
  const standIn = known.get(library ?? '');
  return {
    created,
    unknown: new Set(library === null ? [] : missing),
    idOf: (code, source) => {
      const id = known.get(code || (library ?? source)) ?? standIn;
      if (id === undefined) throw new Error(`no library ${code || source}`);
      return id;
    },
  };
}

async function createLibraries(
  transaction: Transaction,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  await transaction.query(
    'insert into campus (code, name) select $1, $1 where not exists (select from campus)',
    [firstCampus],
  );
  await transaction.query(
    `insert into library (campus_id, code, name)
      select (select id from campus order by id limit 1), code, code
      from unnest($1::text[]) as new (code) on conflict do nothing`,
    [codes],
  );
  return findCodes(transaction, 'library', new Set(codes));
}
