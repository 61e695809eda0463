import type { CompiledQuery } from 'kysely';
import { trackedTables } from './tracked-tables.ts';

/** Most statements that are remembered: there are fewer queries in the sources. */
const maxKnown = 2000;

/** Keywords before a parenthesis, and functions that depend on their arguments alone. */
const harmless = new Set(
  `all and any array as by case coalesce distinct else exists filter from having in join lateral not on or
  order over select then union using values when where with
  array_agg array_length avg cardinality concat count json_agg json_build_array json_build_object jsonb_agg
  jsonb_build_object jsonb_to_recordset json_array_elements_text json_array_length jsonb_array_elements_text left length
  lower max min nullif round sum unnest upper row_number`.split(/\s+/),
);

const known = new Map<string, readonly string[] | null>();

/**
 * The tables that a statement reads, where all are tracked and its rows depend on them and its parameters
 * alone; else null. What is not certain counts as null: a table that is not tracked, a function that is not
 * known to be pure, the time, a lock, a write.
 */
export function tablesRead({ sql }: Pick<CompiledQuery, 'sql'>): readonly string[] | null {
  const before = known.get(sql);
  if (before !== undefined) return before;
  if (known.size >= maxKnown) known.clear();
  const tables = tablesIn(withoutTexts(sql));
  known.set(sql, tables);
  return tables;
}

function withoutTexts(sql: string): string {
  return sql
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replaceAll(/\bas\s+\w+\s*\(/gi, 'as (')
    .toLowerCase();
}

const writes = /\b(?:insert|update|delete|merge|truncate|call|lock|listen|notify|set|begin)\b/;
const locks = /\bfor (?:no key |key )?(?:update|share)\b/;
const dependsOnTime = /\bcurrent_|\blocaltime|\btablesample\b/;

function tablesIn(sql: string): readonly string[] | null {
  if (writes.test(sql) || locks.test(sql) || dependsOnTime.test(sql)) return null;
  const subqueries = new Set(
    [...sql.matchAll(/\b(\w+)(?:\s*\([\w\s,]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g)].map(
      ([, name = '']) => name,
    ),
  );
  const called = [...sql.matchAll(/\b([a-z_]\w*)\s*\(/g)].map(([, name = '']) => name);
  if (!called.every((name) => harmless.has(name) || subqueries.has(name))) return null;
  // A join in parentheses hides the tables after its first.
  if (/\b(?:from|join)[\s(]*\((?![\s(]*(?:select|with|values)\b)/.test(sql)) return null;
  // So does a comma.
  if (/\bfrom\s+\w+(?:\s+(?:as\s+)?(?!where\b|join\b)\w+)?\s*,/.test(sql)) return null;
  const named = [...sql.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?(\w+)\b(?!\s*\()/g)];
  const tables = named
    .map(([, name = '']) => name)
    .filter((name) => !subqueries.has(name) && !harmless.has(name));
  return tables.every((name) => trackedTables.has(name)) ? [...new Set(tables)] : null;
}
