import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** A text in lower case without accents, as `person.name_key` has names. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}

/** SQL that folds a text in PostgreSQL as `foldText` does. */
export function folded(words: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`regexp_replace(lower(normalize(${words}, nfkd)), '[\u0300-\u036f]', '', 'g')`;
}

/** Folds a bar code or user name as `folded` does, but quicker: nearly all have plain letters only. */
export function foldedCode(code: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case when octet_length(${code}) = char_length(${code}) then lower(${code})
    else ${folded(code)} end`;
}

/**
 * SQL for whether a text occurs in another, whatever their case and accents; one of accents alone never does.
 */
export function containsText(words: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const sought = foldText(text);
  return sought.trim() === ''
    ? sql<SqlBool>`false`
    : sql<SqlBool>`position(${sought} in ${folded(words)}) > 0`;
}

/** Apostrophes: Sant’Anna is written with any of them, or with none. */
const apostrophes = "'’‘ʼ`";

/** SQL for whether a person is called so: each word occurs in their name, whatever case and accents. */
export function isCalled(nameKey: string, text: string): RawBuilder<SqlBool> {
  const bare = foldText(text).replaceAll(new RegExp(`[${apostrophes}]`, 'g'), '');
  const words = bare.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql<SqlBool>`false`;
  const name = sql`translate(${sql.ref(nameKey)}, ${apostrophes}, '')`;
  const each = words.map((word) => sql`position(${word} in ${name}) > 0`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
