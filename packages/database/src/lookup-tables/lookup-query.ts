import type { CompiledQuery, OperationNode } from 'kysely';
import { lookupTables } from './tables.ts';

/** SQL texts whose tables are remembered: there are no more than queries in the sources. */
const most = 2000;

/** Functions that give the same for the same; whatever else is called may not. */
const pure = new Set([
  'coalesce',
  'nullif',
  'left',
  'length',
  'lower',
  'count',
  'min',
  'max',
  'in',
]);

const known = new Map<string, readonly string[] | null>();

/**
 * The lookup tables that a query reads, where it reads nothing else and what it answers depends on them
 * and its parameters alone; else null.
 */
export function lookupTablesOf({ query, sql }: CompiledQuery): readonly string[] | null {
  const before = known.get(sql);
  if (before !== undefined) return before;
  if (known.size >= most) known.clear();
  const tables = query.kind === 'SelectQueryNode' && isPure(sql) ? tablesIn(query) : null;
  known.set(sql, tables);
  return tables;
}

function isPure(sql: string): boolean {
  if (/\bfor (?:no key |key )?(?:update|share)\b|\bcurrent_|\blocaltime/i.test(sql)) return false;
  return [...sql.matchAll(/([a-z_]+)\s*\(/gi)].every(([, name = '']) =>
    pure.has(name.toLowerCase()),
  );
}

/** Null where one is none of them, or stands in SQL written by hand. */
function tablesIn(root: OperationNode): readonly string[] | null {
  const tables = new Set<string>();
  const isRead = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return true;
    if (Array.isArray(node)) return node.every(isRead);
    const { kind, table, sqlFragments } = node as Readonly<Record<string, unknown>>;
    // It names a table, by an alias or not, that is read elsewhere in the query.
    if (kind === 'ReferenceNode') return true;
    if (kind === 'RawNode' && /\b(?:from|join)\b/i.test((sqlFragments as string[]).join(' ')))
      return false;
    if (kind === 'TableNode') {
      const { identifier } = table as { readonly identifier: { readonly name: string } };
      tables.add(identifier.name);
    }
    return Object.values(node).every(isRead);
  };
  return isRead(root) && [...tables].every((name) => lookupTables.has(name)) ? [...tables] : null;
}
