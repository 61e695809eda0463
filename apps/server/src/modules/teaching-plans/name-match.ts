import type { Language } from '@estante/contract';
import { headingKey } from '@estante/marc';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { folded } from '../../platform/sql/folded.ts';
import { nameIn } from '../../platform/sql/name-in.ts';

export type NamedTable = 'organizational_unit' | 'course' | 'discipline' | 'professor';

/** SQL for what one is called in a language; professors are called the same in all. */
export function shownName(
  table: NamedTable,
  alias: string,
  language: Language,
): RawBuilder<string> {
  return nameIn(alias, table === 'professor' ? 'pt' : language);
}

/** SQL for the words of that name as `key` has those of the network's own. */
export function shownKey(table: NamedTable, alias: string, language: Language): RawBuilder<string> {
  return table === 'professor' || language === 'pt'
    ? sql.ref(`${alias}.key`)
    : wordsOf(nameIn(alias, language));
}

function wordsOf(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`btrim(regexp_replace(${folded(text)}, '[^[:alnum:]]+', ' ', 'g'))`;
}

/** Whether a code begins with the text, or the name or a word of it; '' finds all. */
export function isFoundBy(table: NamedTable, text: string, language: Language) {
  const { code, key } = readTyped(text);
  return sql<SqlBool>`(${code} = '' or starts_with(lower(code), ${code})
    or (${key} <> '' and ${hasWords(table, key, language)}))`;
}

/** Whether words of the name, as it is shown or as the network has it, begin with a key. */
export function hasWords(table: NamedTable, key: string, language: Language) {
  const shown = shownKey(table, table, language);
  return sql<SqlBool>`(position(' ' || ${key} in ' ' || key) > 0
    or position(' ' || ${key} in ' ' || ${shown}) > 0)`;
}

/** Reads what was typed, as PostgreSQL can hold it: without NUL. */
export function readTyped(text: string) {
  return { code: text.replaceAll('\0', '').trim().toLowerCase(), key: headingKey(text) };
}
