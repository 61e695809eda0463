import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { headingKey } from '@estante/marc';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { folded } from '../../platform/sql/folded.ts';
import { nameIn } from '../../platform/sql/name-in.ts';

export interface CodedName {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface NamesPage<Row> {
  readonly total: number;
  readonly rows: readonly Row[];
}

const pageSize = 20;

interface NameQuery {
  readonly text: string;
  readonly page: number;
  /** Names are found and shown in it, and found in the network's own too. */
  readonly language: Language;
}

/** A page of those whose code, name or a word of it begins with the text; in order of name. */
export async function findNamesPage(
  db: Db,
  table: 'discipline' | 'professor',
  { text, page, language }: NameQuery,
): Promise<NamesPage<CodedName>> {
  const found = db.selectFrom(table).where(isFoundBy(table, text, language));
  const [total, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    found
      .select(['id', 'code', shownName(table, table, language).as('name')])
      .orderBy(shownKey(table, table, language))
      .orderBy('code')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { total: Number(total.count), rows };
}

/**
 * A page of courses whose code, name or a word of it begins with the text, of a unit where its code
 * is given; in order of name, each with the unit that offers it.
 */
export async function findCoursesPage(
  db: Db,
  { text, page, language }: NameQuery,
  unitCode = '',
): Promise<NamesPage<CodedName & { readonly unit: string }>> {
  const found = db
    .with('found', (cte) =>
      cte
        .selectFrom('course')
        .where(isFoundBy('course', text, language))
        .$if(unitCode !== '', (q) => q.where(isOfUnit(unitCode)))
        .selectAll(),
    )
    .selectFrom('found as c');
  const [total, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    found
      .innerJoin('organizational_unit as u', 'u.id', 'c.unit_id')
      .select(['c.id', 'c.code', nameIn('c', language).as('name')])
      .select(nameIn('u', language).as('unit'))
      .orderBy(shownKey('course', 'c', language))
      .orderBy('c.code')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { total: Number(total.count), rows };
}

function isOfUnit(code: string) {
  return sql<SqlBool>`unit_id in
    (select id from organizational_unit where code = ${code.replaceAll('\0', '')})`;
}

type NamedTable = 'organizational_unit' | 'course' | 'discipline' | 'professor';

/** SQL for what one is called in a language; professors are called the same in all. */
function shownName(table: NamedTable, alias: string, language: Language): RawBuilder<string> {
  return nameIn(alias, table === 'professor' ? 'pt' : language);
}

/** SQL for the words of that name as `key` has those of the network's own. */
function shownKey(table: NamedTable, alias: string, language: Language): RawBuilder<string> {
  return table === 'professor' || language === 'pt'
    ? sql.ref(`${alias}.key`)
    : wordsOf(nameIn(alias, language));
}

function wordsOf(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`btrim(regexp_replace(${folded(text)}, '[^[:alnum:]]+', ' ', 'g'))`;
}

function isFoundBy(table: NamedTable, text: string, language: Language) {
  const { code, key } = readTyped(text);
  return sql<SqlBool>`(${code} = '' or starts_with(lower(code), ${code})
    or (${key} <> '' and ${hasWords(table, key, language)}))`;
}

/** Whether words of the name, as it is shown or as the network has it, begin with a key. */
function hasWords(table: NamedTable, key: string, language: Language) {
  const shown = shownKey(table, table, language);
  return sql<SqlBool>`(position(' ' || ${key} in ' ' || key) > 0
    or position(' ' || ${key} in ' ' || ${shown}) > 0)`;
}

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

/** Reads what was typed, as PostgreSQL can hold it: without NUL. */
function readTyped(text: string) {
  return { code: text.replaceAll('\0', '').trim().toLowerCase(), key: headingKey(text) };
}

/** The one with this code. */
export function findCoded(
  db: Db,
  table: 'course' | 'discipline',
  code: string,
): Promise<CodedName | undefined> {
  return db
    .selectFrom(table)
    .select(['id', 'code', 'name'])
    .where('code', '=', code.replaceAll('\0', ''))
    .executeTakeFirst();
}
