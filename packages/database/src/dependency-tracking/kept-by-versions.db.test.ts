import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, tableVersionsOf, type Db } from '../connection.ts';
import { Dependencies, keptByVersions, trackDependencies } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function open(): Db {
  const connection = connect({ connectionString: database.connectionString });
  onTestFinished(() => connection.close());
  return connection.db;
}

/** Campuses by name, how often they were worked out, and a call that asks for them. */
function counted(read: (db: Db) => Promise<unknown> = readCampuses) {
  const db = open();
  let works = 0;
  const kept = keptByVersions(async (of: Db, key: string) => {
    works += 1;
    return { key, rows: await read(of) };
  });
  const ask = async (key = 'pt') => {
    const tables = tableVersionsOf(db);
    const call = new Dependencies(tables, await tables.read());
    const value = await trackDependencies(call, () => kept(db, key));
    return { value, call };
  };
  return { db, kept, ask, works: () => works };
}

const readCampuses = (db: Db) =>
  db.selectFrom('campus').select(['id', 'name']).orderBy('id').execute();

const add = (db: Db, code: string) =>
  db
    .insertInto('campus')
    .values({ code, name: `Campus ${code}` })
    .execute();

test('a value is worked out once, and again when a table it was made of has changed', async () => {
  const { db, ask, works } = counted();
  const first = await ask();
  expect((await ask()).value).toBe(first.value);
  await db.insertInto('collection').values({ code: 'K1', name: 'Coleção' }).execute();
  expect((await ask()).value).toBe(first.value);
  expect(works()).toBe(1);
  await add(db, 'K1');
  expect((await ask()).value).not.toEqual(first.value);
  expect(works()).toBe(2);
});

test('whoever is given a kept value depends on its tables too', async () => {
  const { ask } = counted();
  await ask();
  const { call } = await ask();
  expect(call.names).toEqual(new Set(['campus']));
  expect(call.isVersioned).toBe(true);
});

test('values of different keys are kept apart', async () => {
  const { ask, works } = counted();
  expect((await ask('pt')).value.key).toBe('pt');
  expect((await ask('en')).value.key).toBe('en');
  expect((await ask('pt')).value.key).toBe('pt');
  expect(works()).toBe(2);
});

test('a value is worked out each time where nobody tracks, or something has no version', async () => {
  const { db, kept, works } = counted();
  await kept(db, 'pt');
  await kept(db, 'pt');
  expect(works()).toBe(2);
  const ofToday = counted((of) =>
    of
      .selectFrom('campus')
      .select(sql`current_date`.as('day'))
      .execute(),
  );
  await ofToday.ask();
  const { call } = await ofToday.ask();
  expect(ofToday.works()).toBe(2);
  expect(call.isVersioned).toBe(false);
});

test('a value that could not be worked out is not kept', async () => {
  let isAway = true;
  const { ask } = counted(async () => {
    if (isAway) throw new Error('away');
    return [];
  });
  await expect(ask()).rejects.toThrow('away');
  isAway = false;
  expect((await ask()).value.rows).toEqual([]);
});
