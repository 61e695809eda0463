import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect, type Db } from './connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** One connection. */
function open(): Db {
  const connection = connect({ connectionString: database.connectionString, max: 1 });
  onTestFinished(() => connection.close());
  return connection.db;
}

const heading = (db: Db, id: number) =>
  db.selectFrom('heading').selectAll().where('id', '=', id).execute();

async function prepared(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_prepared_statements where statement like '%"heading"%'`.execute(db);
  return Number(rows[0]?.count);
}

test('a statement with values is prepared once on a connection', async () => {
  const db = open();
  for (const id of [1, 2, 3]) await heading(db, id);
  expect(await prepared(db)).toBe(1);
});

test('one whose table has changed meanwhile answers by what the table is now', async () => {
  const [db, other] = [open(), open()];
  await heading(db, 1);
  await sql`alter table heading add column later text not null default 'now'`.execute(other);
  onTestFinished(async () => {
    await sql`alter table heading drop column later`.execute(other);
  });
  await sql`insert into heading (type, key, text) values ('person', 'a', 'A')`.execute(other);
  const rows = await db.selectFrom('heading').selectAll().where('key', '=', 'a').execute();
  expect(rows).toMatchObject([{ later: 'now' }]);
  const [{ id } = { id: 0 }] = rows;
  expect(await heading(db, id)).toMatchObject([{ later: 'now' }]);
  expect(await heading(db, id)).toMatchObject([{ later: 'now' }]);
});

test('what the server refuses is refused, prepared or not', async () => {
  const db = open();
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(sql`select 1 / ${0}::integer`.execute(db)).rejects.toMatchObject({
      code: '22012',
    });
  }
});
