import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** In small letters, without accents, as `person.name_key` has names. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}

/** The same, of what PostgreSQL reads. */
export function folded(words: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`regexp_replace(lower(normalize(${words}, nfkd)), '[\u0300-\u036f]', '', 'g')`;
}

/** The same of bar codes and user names, quick: nearly all have none but plain letters. */
export function foldedCode(code: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case when octet_length(${code}) = char_length(${code}) then lower(${code})
    else ${folded(code)} end`;
}

/** Whether a text stands in others, however each is written; one of accents alone is nowhere. */
export function holdsText(words: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const sought = foldText(text);
  return sought.trim() === ''
    ? sql<SqlBool>`false`
    : sql<SqlBool>`position(${sought} in ${folded(words)}) > 0`;
}

/** Sant’Anna is written with any of them, or with none. */
const apostrophes = "'’‘ʼ`";

/** Whether a person is called so: each word is in the name, however it is written. */
export function isCalled(nameKey: string, text: string): RawBuilder<SqlBool> {
  const bare = foldText(text).replaceAll(new RegExp(`[${apostrophes}]`, 'g'), '');
  const words = bare.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql<SqlBool>`false`;
  const name = sql`translate(${sql.ref(nameKey)}, ${apostrophes}, '')`;
  const each = words.map((word) => sql`position(${word} in ${name}) > 0`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
