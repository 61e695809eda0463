import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { hasWords, readTyped, shownKey, shownName, type NamedTable } from './name-match.ts';
import type { CodedName } from './name-repository.ts';

/**
 * Finds what a text in a form means: the one that has it as its code; else those that have it as their name;
 * else those in whose names words begin with it.
 */
export async function findMeant(
  db: Db,
  table: NamedTable,
  text: string,
  language: Language,
): Promise<CodedName[]> {
  const { code, key } = readTyped(text);
  const { rows } = await sql<CodedName>`
    with found as (
      select id, code, ${shownName(table, table, language)} as name,
        case when lower(code) = ${code} then 0
          when ${key} in (key, ${shownKey(table, table, language)}) then 1 else 2 end as rank
      from ${sql.table(table)}
      where lower(code) = ${code}
        or (${key} <> '' and ${hasWords(table, key, language)})
    )
    select id, code, name from found where rank = (select min(rank) from found)
    order by name, id`.execute(db);
  return rows;
}
