import type { Language } from '@estante/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * What an entry of a network's lists is called in a language: by the network's own name, which is
 * Portuguese, where it has none there. Null in an outer join that found no entry.
 */
export const nameIn = <Name extends string | null = string>(
  table: string,
  language: Language,
): RawBuilder<Name> => textIn<Name>(table, 'name', language);

/** The same of any column that stands beside its `_en` and `_es`. */
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
