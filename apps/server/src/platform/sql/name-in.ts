import type { Language } from '@estante/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for the name of a list's entry in a language; where it has none there, the network's own name, which is
 * Portuguese. Null in an outer join that found no entry.
 */
export const nameIn = <Name extends string | null = string>(
  table: string,
  language: Language,
): RawBuilder<Name> => textIn<Name>(table, 'name', language);

/** SQL for a column in a language, where it stands beside its `_en` and `_es`; else in Portuguese. */
export function textIn<Text extends string | null = string>(
  table: string,
  column: string,
  language: Language,
): RawBuilder<Text> {
  const own = sql.ref<Text>(`${table}.${column}`);
  return language === 'pt'
    ? own
    : sql<Text>`coalesce(nullif(${sql.ref(`${table}.${column}_${language}`)}, ''), ${own})`;
}
