import { keptTables } from '@estante/contract';
import { locales } from '@estante/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { keptParts, leftOut } from './kept.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
}

async function references(): Promise<readonly Reference[]> {
  const { rows } = await server.pool.query<Reference>(`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      c.confrelid::regclass::text as "to"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`);
  return rows;
}

/** The columns by which the export finds the rows of a person. */
const ways = new Set(['person_id', 'login_id', 'loan_id', 'debt_id']);

test('every table that refers to a person is exported, or left out with its reason', async () => {
  const ofPeople = new Set(['person', 'login', ...Object.keys(keptParts)]);
  const unknown = (await references())
    .filter(({ to }) => ofPeople.has(to))
    .filter(({ table, column }) => !(table in leftOut) && !(`${table}.${column}` in leftOut))
    .filter(({ table, column, to }) => {
      const isTold = table in keptParts;
      // References from exported tables to others than people say nothing more of anybody.
      const isToPeople = to === 'person' || to === 'login';
      return !isTold || (isToPeople && !ways.has(column));
    });
  expect(unknown).toEqual([]);
});

test('nothing is left out that is not there', async () => {
  const all = await references();
  const known = new Set(all.flatMap(({ table, column }) => [table, `${table}.${column}`]));
  expect(Object.keys(leftOut).filter((name) => !known.has(name))).toEqual([]);
});

test('each table has one name, and each value its words in every language', () => {
  const names = Object.values(keptParts).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...keptTables].toSorted());
  const columns = Object.values(keptParts).flatMap(({ tells }) => Object.keys(tells));
  const shown = new Set(columns.filter((column) => !column.startsWith('cod_')));
  for (const { privacy } of Object.values(locales)) {
    expect(new Set(Object.keys(privacy.columns))).toEqual(shown);
  }
});

test('no secret is exported, hashed or not', () => {
  const told = Object.values(keptParts).flatMap(({ tells }) => Object.values(tells));
  expect(told.filter((sql) => /hash|secret|token|device/.test(sql))).toEqual([]);
});
