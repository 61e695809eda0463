import type { CompiledQuery } from 'kysely';
import { lookupTables, tablesRead } from '../dependency-tracking/index.ts';

/**
 * The lookup tables that a query reads, where its rows depend on nothing else; else null. Statements that
 * were not built by Kysely's `selectFrom` are never cached.
 */
export function lookupTablesOf(query: CompiledQuery): readonly string[] | null {
  if (query.query.kind !== 'SelectQueryNode') return null;
  const tables = tablesRead(query);
  return tables?.every((name) => lookupTables.has(name)) ? tables : null;
}
