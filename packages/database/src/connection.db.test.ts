import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, type Db } from './connection.ts';
import type { ConnectOptions } from './open-pool.ts';
import { Reach } from './reach.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function open(options: Omit<ConnectOptions, 'connectionString'> = {}) {
  const connection = connect({ connectionString: database.connectionString, ...options });
  onTestFinished(() => connection.close());
  return connection;
}

const sleeping = (db: Db) => sql`select pg_sleep(60)`.execute(db);

test('limits are those of the session from its start', async () => {
  const limits = { connection: 5000, statement: 320, lock: 340, idleInTransaction: 5600 };
  const { db } = open({ limits });
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  expect(rows).toEqual([{ statement: '320ms', lock: '340ms', idle: '5600ms' }]);
  await expect(sleeping(db)).rejects.toMatchObject({ code: '57014' });
});

test('once the server is away whatever waits fails, in every pool, and new calls fail at once', async () => {
  const reach = new Reach();
  const one = open({ reach, max: 1 });
  const other = open({ reach });
  const waiting = Promise.allSettled([one, one, other].map(({ db }) => sleeping(db)));
  await expect.poll(() => [one, other].map(({ pool }) => pool.totalCount)).toEqual([1, 1]);
  reach.cut();
  const away = { name: 'DatabaseAway', code: '08006' };
  const failed = { status: 'rejected', reason: away };
  expect(await waiting).toMatchObject([failed, failed, failed]);
  await expect(sql`select 1`.execute(one.db)).rejects.toMatchObject(away);
  await expect(one.pool.query('select 1')).rejects.toMatchObject(away);
  reach.restore();
  expect((await sql`select 1 as one`.execute(one.db)).rows).toEqual([{ one: 1 }]);
});

describe('a crowd before one connection', { tags: 'long' }, () => {
  const limits = { connection: 60_000, statement: 0, lock: 100, idleInTransaction: 0 };
  const hurried = { max: 1, limits: { ...limits, connectionWhileLocked: 0 } };
  const locking = (db: Db) => sql`select name from schema_migration for update`.execute(db);

  test('is served, however long it takes, while each gets on', async () => {
    const { db } = open(hurried);
    const all = Array.from({ length: 12 }, () => sql`select pg_sleep(0.05)`.execute(db));
    expect(await Promise.all(all)).toHaveLength(12);
  });

  test('is served where one waits for a lock in vain, and another got on after a while', async () => {
    const { db } = open({ max: 2, limits: { ...hurried.limits, lock: 1000 } });
    const other = open();
    await other.db.transaction().execute(async (trx) => {
      await locking(trx);
      const inVain = locking(db);
      const crowd = Array.from({ length: 4 }, () => sql`select pg_sleep(0.6)`.execute(db));
      await expect(inVain).rejects.toMatchObject({ code: '55P03' });
      expect(await Promise.all(crowd)).toHaveLength(4);
    });
  });

  test('is told so with the first that waits for a lock in vain', async () => {
    const codes: string[] = [];
    const { db } = open({ ...hurried, onServerError: (code) => codes.push(code) });
    const other = open();
    await other.db.transaction().execute(async (trx) => {
      await locking(trx);
      const told = await Promise.allSettled(Array.from({ length: 12 }, () => locking(db)));
      const busy = { status: 'rejected', reason: { code: '55P03' } };
      expect(told).toMatchObject(told.map(() => busy));
    });
    // The others never came to ask.
    expect(codes).toEqual(['55P03']);
    await expect.poll(() => locking(db)).toBeTruthy();
  });
});

test('a connection lost between two statements of a transaction fails the next', async () => {
  const { db } = open();
  const admin = open();
  const lost = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(admin.db);
    await sql`select 1`.execute(trx);
  });
  await expect(lost).rejects.toThrow(/terminat|not queryable/);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test('what the server refuses is told by its SQLSTATE', async () => {
  const codes: string[] = [];
  const { db } = open({ onServerError: (code) => codes.push(code) });
  await sql`select 1 / 0`.execute(db).catch(() => {});
  expect(codes).toEqual(['22012']);
});
