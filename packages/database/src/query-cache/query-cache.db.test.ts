import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect, tableVersionsOf, type Db } from '../connection.ts';
import { catalogueTables, lookupTables } from '../dependency-tracking/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A pool of its own, as another server has one, and the statements it has sent. */
function open() {
  const connection = connect({ connectionString: database.connectionString });
  const { db, pool } = connection;
  onTestFinished(() => connection.close());
  const sent: string[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    vi.spyOn(client, 'query').mockImplementation((...args: unknown[]) => {
      sent.push(String(args[0]));
      return query(...args) as never;
    });
  });
  const reads = () => sent.filter((text) => text.includes('from "campus"')).length;
  return { db, reads };
}

const campuses = (db: Db) =>
  db.selectFrom('campus').select(['code', 'name']).orderBy('id').execute();
const add = (db: Db, code: string) =>
  db
    .insertInto('campus')
    .values({ code, name: `Campus ${code}` })
    .execute();
const codes = async (db: Db) => (await campuses(db)).map(({ code }) => code);

test('every lookup table tells of its changes, and no other does', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_lookup_change'
    order by 1`.execute(open().db);
  expect(rows.map(({ name }) => name)).toEqual([...lookupTables].toSorted());
});

test('rows are read once, and again when a server has changed them', async () => {
  const [reader, writer] = [open(), open()];
  const before = await codes(reader.db);
  await campuses(reader.db);
  expect(reader.reads()).toBe(1);
  await add(writer.db, 'LESTE');
  expect(await codes(reader.db)).toEqual([...before, 'LESTE']);
  expect(reader.reads()).toBe(2);
  await writer.db
    .updateTable('campus')
    .set({ name: 'Outro' })
    .where('code', '=', 'LESTE')
    .execute();
  expect((await campuses(reader.db)).at(-1)?.name).toBe('Outro');
  await writer.db.deleteFrom('campus').where('code', '=', 'LESTE').execute();
  expect(await codes(reader.db)).toEqual(before);
});

test('another table that changed is no reason to read it again', async () => {
  const { db, reads } = open();
  await campuses(db);
  await db.insertInto('collection').values({ code: 'C1', name: 'Coleção' }).execute();
  await campuses(db);
  expect(reads()).toBe(1);
});

test('a transaction sees what it wrote, others what was committed, in whatever order', async () => {
  const [one, two, reader] = [open(), open(), open()];
  const before = await codes(reader.db);
  const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = one.db.transaction().execute(async (trx) => {
    await add(trx, 'EARLY');
    expect(await codes(trx)).toContain('EARLY');
    early.resolve();
    await late.promise;
  });
  await early.promise;
  // This one began after the first and ended before it.
  await add(two.db, 'LATE');
  expect(await codes(reader.db)).toEqual([...before, 'LATE']);
  late.resolve();
  await first;
  expect(new Set(await codes(reader.db))).toEqual(new Set([...before, 'EARLY', 'LATE']));
});

test('what is pruned of the log hides no change', async () => {
  const [reader, writer] = [open(), open()];
  await add(writer.db, 'P1');
  await add(writer.db, 'P2');
  await codes(reader.db);
  const log = sql`delete from lookup_table_change where xid < (select max(xid) from lookup_table_change)`;
  await log.execute(writer.db);
  await add(writer.db, 'P3');
  expect(await codes(reader.db)).toContain('P3');
});

test('nor what has come and gone from the log while nobody looked', async () => {
  const [reader, writer] = [open(), open()];
  await codes(reader.db);
  await add(writer.db, 'UNSEEN');
  await sql`delete from lookup_table_change`.execute(writer.db);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await codes(reader.db)).toContain('UNSEEN');
});

test('a transaction that is rolled back has changed nothing', async () => {
  const { db } = open();
  const before = await codes(db);
  const failed = db.transaction().execute(async (trx) => {
    await add(trx, 'NEVER');
    await codes(trx);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await codes(db)).toEqual(before);
});

test('rows that are shared cannot be changed by who reads them', async () => {
  const { db } = open();
  const [first] = await campuses(db);
  expect(() => Object.assign(first as object, { name: 'x' })).toThrow(TypeError);
});

test.each<[string, (db: Db) => Promise<unknown>]>([
  [
    'joined with a large one',
    (db) =>
      db
        .selectFrom('campus as c')
        .innerJoin('library as l', 'l.campus_id', 'c.id')
        .innerJoin('copy as x', 'x.library_id', 'l.id')
        .select('c.id')
        .execute(),
  ],
  ['locked', (db) => db.selectFrom('campus').select('id').forUpdate().execute()],
  [
    'of the day',
    (db) =>
      db
        .selectFrom('campus')
        .select(sql`current_date`.as('day'))
        .execute(),
  ],
  [
    'at random',
    (db) =>
      db
        .selectFrom('campus')
        .select(sql`random()`.as('n'))
        .execute(),
  ],
  [
    'with SQL by hand that reads',
    (db) =>
      db
        .selectFrom('campus')
        .select(sql`(select count(*) from title)`.as('n'))
        .execute(),
  ],
])('a query is sent each time: %s', async (_name, query) => {
  const { db, reads } = open();
  await query(db);
  await query(db);
  expect(reads()).toBe(2);
});

test('a database that cannot be asked fails the question', async () => {
  const { db, pool } = connect({ connectionString: database.connectionString });
  await codes(db);
  await pool.end();
  await expect(codes(db)).rejects.toThrow('Cannot use a pool after calling end');
});

test('the tables of the catalogue tell of their changes', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'note_catalogue_change'
    order by 1`.execute(open().db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...catalogueTables].toSorted());
});

test('a query that names its table by another name is of that table', async () => {
  const { db, reads } = open();
  const named = () =>
    db.selectFrom('campus as c').select(['c.id', 'c.name as called']).orderBy('c.id').execute();
  await named();
  await named();
  expect(reads()).toBe(1);
});

test('a look while a transaction is open misses nothing of it, nor counts anything twice', async () => {
  const { db } = open();
  const versions = tableVersionsOf(db);
  const versionOf = async () => (await versions.read()).get('campus');
  const [begun, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const early = db.transaction().execute(async (trx) => {
    await add(trx, 'V1');
    begun.resolve();
    await rest.promise;
  });
  await begun.promise;
  const before = await versionOf();
  await add(db, 'V2');
  const between = await versionOf();
  rest.resolve();
  await early;
  const after = await versionOf();
  expect(new Set([before, between, after]).size).toBe(3);
  expect(await versionOf()).toBe(after);
});

test(
  'more changes than are added up at once are counted, each and once',
  { tags: 'long' },
  async () => {
    const { db } = open();
    const versions = tableVersionsOf(db);
    const versionOf = async () => (await versions.read()).get('campus');
    const [begun, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // Until it has ended, every look reads afresh what others change.
    const early = db.transaction().execute(async (trx) => {
      await add(trx, 'M0');
      begun.resolve();
      await rest.promise;
    });
    await begun.promise;
    const seen = [await versionOf()];
    for (let number = 1; number <= 70; number += 1) {
      await add(db, `M${number}`);
      seen.push(await versionOf());
    }
    rest.resolve();
    await early;
    seen.push(await versionOf());
    expect(new Set(seen).size).toBe(seen.length);
    expect(await versionOf()).toBe(seen.at(-1));
    // Another server, which has looked at none of it, comes to the same.
    const other = tableVersionsOf(open().db);
    expect((await other.read()).get('campus')).toBe(seen.at(-1));
  },
);
