import { shapeOf, type ListField, type NetworkList, type ReferencedList } from '@estante/contract';
import type { Db } from '@estante/database';
import { headingKey } from '@estante/marc';
import { sql, type RawBuilder } from 'kysely';
import { folded, containsText } from '../../platform/sql/folded.ts';
import { sheets } from '../circulation/index.ts';
import type { References } from './field-value.ts';
import { columnOf, storedChoices, tableOf } from './list-table.ts';
import { findFormer } from './former-codes.ts';
import { writtenReadings } from './readings.ts';

export interface StoredEntry {
  readonly id: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Tables of the entries that fields which refer to other lists can name. */
export const referenceTables = {
  campus: 'campus',
  biblioteca: 'library',
  unidade: 'organizational_unit',
  curso: 'course',
  disciplina: 'discipline',
  professor: 'professor',
} as const satisfies Readonly<Record<ReferencedList, string>>;

/** An entry `n` as its fields say it. */
function valuesOf(list: NetworkList): RawBuilder<Record<string, string>> {
  const pairs = shapeOf(list).fields.map(
    (field) => sql`${sql.lit(field.name)}, ${written(list, field)}`,
  );
  return sql`json_build_object(${sql.join(pairs)})`;
}

function written(list: NetworkList, field: ListField): RawBuilder<string> {
  const column = sql.ref(`n.${columnOf(list, field.name)}`);
  if (field.kind === 'reference') {
    const of = sql.table(referenceTables[field.of]);
    return sql`coalesce((select o.code from ${of} o where o.id = ${column}), '')`;
  }
  if (field.kind === 'readings') return writtenReadings;
  if (field.kind === 'choice') {
    const cases = field.choices.map((one) => sql`when ${storedChoices[one]} then ${one}`);
    return sql`case ${column} ${sql.join(cases, sql` `)} end`;
  }
  return sql`coalesce(${column}::text, '')`;
}

/**
 * SQL of the text by which a field of an entry is found: entries of other lists by their names,
 * too.
 */
function lookedFor(list: NetworkList, field: ListField): RawBuilder<string> {
  if (field.kind !== 'reference') return written(list, field);
  const column = sql.ref(`n.${columnOf(list, field.name)}`);
  return sql`coalesce((select o.code || ' ' || o.name
    from ${sql.table(referenceTables[field.of])} o where o.id = ${column}), '')`;
}

interface EntriesResult {
  readonly total: number;
  readonly entries: readonly StoredEntry[];
}

/** A page of the entries that have a text in one of their fields, in the order of their names. */
export async function findEntries(
  db: Db,
  list: NetworkList,
  { text, page, size }: { readonly text: string; readonly page: number; readonly size: number },
): Promise<EntriesResult> {
  const { fields, key } = shapeOf(list);
  const every = sql.join(
    fields.map((field) => lookedFor(list, field)),
    sql` || ' ' || `,
  );
  const named = fields.some(({ name }) => name === 'nome');
  const order = named
    ? folded(sql<string>`n.${sql.ref(columnOf(list, 'nome'))}`)
    : sql`${sql.join(key.map((one) => sql`n.${sql.ref(columnOf(list, one))} desc`))}`;
  const { rows } = await sql<StoredEntry & { total: number }>`
    select n.id, ${valuesOf(list)} as values, (count(*) over ())::integer as total
    from ${sql.table(tableOf(list).table)} n
    where ${text} = '' or ${containsText(sql`(${every})`, text)}
    order by ${order}, n.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { total: rows[0]?.total ?? 0, entries: rows };
}

/** All entries of a list, in the order in which they were added. */
export async function findAll(db: Db, list: NetworkList): Promise<readonly StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`select n.id, ${valuesOf(list)} as values
    from ${sql.table(tableOf(list).table)} n order by n.id`.execute(db);
  return rows;
}

/** Locks entries until the transaction ends, in one order; undefined for one that is not there. */
export async function lockEntries(trx: Db, list: NetworkList, ids: readonly number[]) {
  const asked = sql`${sql.table(tableOf(list).table)} n where n.id = any(${[...ids]})`;
  await sql`select n.id from ${asked} order by n.id for update`.execute(trx);
  // Read only now: the lock's own look does not see readings that came while it waited.
  const { rows } = await sql<StoredEntry>`select n.id, ${valuesOf(list)} as values
    from ${asked}`.execute(trx);
  return ids.map((id) => rows.find((row) => row.id === id));
}

/** Locks a list, for one editor at a time: no two entries come to be known by the same. */
export async function lockList(trx: Db, list: NetworkList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`list ${list}`}))`.execute(trx);
}

type Row = Readonly<Record<string, unknown>>;

/** The entry other than `id` that is known by the same. */
export async function findSame(
  db: Db,
  list: NetworkList,
  row: Row,
  id: number,
): Promise<number | null> {
  const same = shapeOf(list).key.map((field) => {
    const column = columnOf(list, field);
    return sql`n.${sql.ref(column)} is not distinct from ${row[column]}`;
  });
  const { rows } = await sql<{ id: number }>`select n.id from ${sql.table(tableOf(list).table)} n
    where n.id <> ${id} and ${sql.join(same, sql` and `)} limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function insertEntry(trx: Db, list: NetworkList, row: Row): Promise<number> {
  const whole = withKey(list, row);
  const columns = Object.keys(whole).map((column) => sql.ref(column));
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(tableOf(list).table)}
    (${sql.join(columns)}) values (${sql.join(Object.values(whole))}) returning id`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('an entry that is added has a number');
  return made.id;
}

export async function updateEntry(trx: Db, list: NetworkList, id: number, row: Row): Promise<void> {
  const set = Object.entries(withKey(list, row)).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`update ${sql.table(tableOf(list).table)} set ${sql.join(set)}
    where id = ${id}`.execute(trx);
}

export async function deleteEntry(trx: Db, list: NetworkList, id: number): Promise<void> {
  await sql`delete from ${sql.table(tableOf(list).table)} where id = ${id}`.execute(trx);
}

function withKey(list: NetworkList, row: Row): Row {
  return tableOf(list).hasKey ? { ...row, key: headingKey(String(row['name'])) } : row;
}

export interface Option {
  readonly field: string;
  readonly code: string;
  readonly name: string;
}

/**
 * Finds the choices of each field that refers to another list, by name; of a long list those that the
 * entries have.
 */
export async function findOptions(
  db: Db,
  list: NetworkList,
  entries: readonly StoredEntry[],
): Promise<readonly Option[]> {
  const options = shapeOf(list).fields.map(async (field) => {
    if (field.kind !== 'reference') return [];
    const shown = entries.map(({ values }) => values[field.name] ?? '');
    const { rows } = await sql<Option>`select ${field.name}::text as field, code, name
      from ${sql.table(referenceTables[field.of])}
      where not ${field.isLong ?? false} or code = any(${shown}) order by name, id`.execute(db);
    return rows;
  });
  return (await Promise.all(options)).flat();
}

/** Numbers of what its fields refer to, by codes, and by what is left of them in any letters. */
export async function findReferences(db: Db, list: NetworkList): Promise<References> {
  const lists = shapeOf(list).fields.flatMap((field) =>
    field.kind === 'reference' ? [field.of] : [],
  );
  const read = lists.map(async (of) => {
    const { rows } = await sql<{ id: number; code: string }>`
      select id, code from ${sql.table(referenceTables[of])} order by id desc`.execute(db);
    const folds = rows.map(({ id, code }) => [sheets.fold(code), id] as const);
    const former = await findFormer(db, of);
    return [
      of,
      new Map([...former, ...folds, ...rows.map(({ id, code }) => [code, id] as const)]),
    ] as const;
  });
  return new Map(await Promise.all(read));
}
