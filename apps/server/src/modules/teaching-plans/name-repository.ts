import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql, type SqlBool } from 'kysely';
import { nameIn } from '../../platform/sql/name-in.ts';
import { isFoundBy, shownKey, shownName } from './name-match.ts';

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
  /** Language in which names are found and shown; they are found in the network's own too. */
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
  const found = coursesFound(db, { text, language }, unitCode);
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

function coursesFound(
  db: Db,
  { text, language }: Pick<NameQuery, 'text' | 'language'>,
  unitCode: string,
) {
  return db
    .with('found', (cte) =>
      cte
        .selectFrom('course')
        .where(isFoundBy('course', text, language))
        .$if(unitCode !== '', (q) => q.where(isOfUnit(unitCode)))
        .selectAll(),
    )
    .selectFrom('found as c');
}

function isOfUnit(code: string) {
  return sql<SqlBool>`unit_id in
    (select id from organizational_unit where code = ${code.replaceAll('\0', '')})`;
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
