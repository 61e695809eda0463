import type { Language } from '@estante/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * What an entry of a network's lists is called in a language: by the network's own name, which is
 * Portuguese, where it has none there. Null in an outer join that found no entry.
 */
export function nameIn<Name extends string | null = string>(
  table: string,
  language: Language,
): RawBuilder<Name> {
  const own = sql.ref<Name>(`${table}.name`);
  return language === 'pt'
    ? own
    : sql<Name>`coalesce(nullif(${sql.ref(`${table}.name_${language}`)}, ''), ${own})`;
}
