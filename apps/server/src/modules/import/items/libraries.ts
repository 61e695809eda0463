import { findCodes } from './code-table.ts';
import { mayBeLibraryCode } from './library-code.ts';
import type { Transaction } from '../database/transaction.ts';

export interface LibraryOptions {
  /** Code of the library that stands in where a record names none, or an unknown one. */
  readonly library: string | null;
  /** Whether a code that nobody knows makes a library, where it can be a code at all. */
  readonly newLibraries: boolean;
}

export interface Libraries {
  /**
   * Number of the library that a record of `source` means by `code`; '' where it says none. Null where
   * nobody has said which it is.
   */
  idOf(code: string, source: string): number | null;
  readonly created: readonly string[];
  /** Codes no library has, for which the chosen one stands in. */
  readonly unknown: ReadonlySet<string>;
}

export interface NamedLibrary {
  /** Code of the library as it is written; '' where the record says none. */
  readonly code: string;
  readonly source: string;
}

/** Gives the library's code that a record says; where it names no library, the code of its source. */
export const libraryCodeOf = ({ code, source }: NamedLibrary): string => code || source;

/** Code and name of the campus of libraries that are made where there is no campus at all. */
const firstCampus = 'PRINCIPAL';

export async function ensureLibraries(
  transaction: Transaction,
  named: readonly NamedLibrary[],
  { library, newLibraries }: LibraryOptions,
): Promise<Libraries> {
  const codes = new Set(named.map((one) => (library === null ? libraryCodeOf(one) : one.code)));
  codes.delete('');
  if (library !== null) codes.add(library);
  const known = new Map([
    ...(await findMeanings(transaction, codes)),
    ...(await findCodes(transaction, 'library', codes)),
  ]);
  const missing = [...codes].filter((code) => !known.has(code));
  const created = library === null && newLibraries ? missing.filter(mayBeLibraryCode) : [];
  for (const [code, id] of await createLibraries(transaction, created)) known.set(code, id);
  const standIn = known.get(library ?? '') ?? null;
  return {
    created,
    unknown: new Set(library === null ? [] : missing),
    idOf: (code, source) =>
      known.get(library === null ? libraryCodeOf({ code, source }) : code) ?? standIn,
  };
}

/** Numbers of the libraries that, as people have said, codes of records mean here. */
async function findMeanings(
  transaction: Transaction,
  codes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction.query<{ code: string; id: number }>(
    'select code, library_id as id from library_code where code = any($1) for key share',
    [[...codes]],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
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
