import type { CompiledQuery } from 'kysely';
import { watchedTables } from '../lookup-tables/tables.ts';

/** SQL texts whose tables are remembered: there are no more than queries in the sources. */
const most = 2000;

/** Words that stand before a parenthesis, and functions that give the same for the same rows. */
const harmless = new Set(
  `all and any array as by case coalesce distinct else exists filter from having in join lateral not on or
  order over select then union using values when where with
  array_agg array_length avg cardinality concat count json_agg json_build_object jsonb_agg
  jsonb_build_object jsonb_to_recordset json_array_elements_text json_array_length jsonb_array_elements_text left length
  lower max min nullif round sum unnest upper row_number`.split(/\s+/),
);

const known = new Map<string, readonly string[] | null>();

/**
 * The tables that a statement reads, perhaps with some that it only names, where each tells of its
 * changes and nothing else decides what is read; else null.
 */
export function tablesRead({ sql }: Pick<CompiledQuery, 'sql'>): readonly string[] | null {
  const before = known.get(sql);
  if (before !== undefined) return before;
  if (known.size >= most) known.clear();
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

const acts = /\b(?:insert|update|delete|merge|truncate|call|lock|listen|notify|set|begin)\b/;
const locks = /\bfor (?:no key |key )?(?:update|share)\b/;
const ofTheMoment = /\bcurrent_|\blocaltime|\btablesample\b/;

function tablesIn(sql: string): readonly string[] | null {
  if (acts.test(sql) || locks.test(sql) || ofTheMoment.test(sql)) return null;
  const parts = new Set(
    [...sql.matchAll(/\b(\w+)(?:\s*\([\w\s,]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/g)].map(
      ([, name = '']) => name,
    ),
  );
  const called = [...sql.matchAll(/\b([a-z_]\w*)\s*\(/g)].map(([, name = '']) => name);
  if (!called.every((name) => harmless.has(name) || parts.has(name))) return null;
  // Nor those of a parenthesis that is no query of its own.
  if (/\b(?:from|join)[\s(]*\((?![\s(]*(?:select|with|values)\b)/.test(sql)) return null;
  // Tables that are separated by commas are not found by the words before them.
  if (/\bfrom\s+\w+(?:\s+(?:as\s+)?(?!where\b|join\b)\w+)?\s*,/.test(sql)) return null;
  const named = [...sql.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?(\w+)\b(?!\s*\()/g)];
  const tables = named
    .map(([, name = '']) => name)
    .filter((name) => !parts.has(name) && !harmless.has(name));
  return tables.every((name) => watchedTables.has(name)) ? [...new Set(tables)] : null;
}
