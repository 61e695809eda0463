import type { Db } from '@estante/database';
import { headingKey } from '@estante/marc';
import { sql, type SqlBool } from 'kysely';

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

/** A page of those whose code, name or a word of it begins with the text; in order of name. */
export async function findNamesPage(
  db: Db,
  table: 'discipline' | 'professor',
  text: string,
  page: number,
): Promise<NamesPage<CodedName>> {
  const found = db.selectFrom(table).where(isFoundBy(text));
  const [total, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    found
      .select(['id', 'code', 'name'])
      .orderBy('key')
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
  text: string,
  page: number,
  unitCode = '',
): Promise<NamesPage<CodedName & { readonly unit: string }>> {
  const found = db
    .with('found', (cte) =>
      cte
        .selectFrom('course')
        .where(isFoundBy(text))
        .$if(unitCode !== '', (q) => q.where(isOfUnit(unitCode)))
        .selectAll(),
    )
    .selectFrom('found as c');
  const [total, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    found
      .innerJoin('organizational_unit as u', 'u.id', 'c.unit_id')
      .select(['c.id', 'c.code', 'c.name', 'u.name as unit'])
      .orderBy('c.key')
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

function isFoundBy(text: string) {
  const typed = readTyped(text);
  return sql<SqlBool>`(${typed.code} = '' or starts_with(lower(code), ${typed.code})
    or (${typed.key} <> '' and position(' ' || ${typed.key} in ' ' || key) > 0))`;
}

/**
 * What a text in a form means: the one that has it as its code; else those that have it as their
 * name; else those in whose names words begin with it.
 */
export async function findMeant(
  db: Db,
  table: 'organizational_unit' | 'course' | 'discipline' | 'professor',
  text: string,
): Promise<CodedName[]> {
  const { code, key } = readTyped(text);
  const { rows } = await sql<CodedName>`
    with found as (
      select id, code, name,
        case when lower(code) = ${code} then 0 when key = ${key} then 1 else 2 end as rank
      from ${sql.table(table)}
      where lower(code) = ${code}
        or (${key} <> '' and position(' ' || ${key} in ' ' || key) > 0)
    )
    select id, code, name from found where rank = (select min(rank) from found)
    order by name, id`.execute(db);
  return rows;
}

/** What was typed, as PostgreSQL can hold it: without NUL. */
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
