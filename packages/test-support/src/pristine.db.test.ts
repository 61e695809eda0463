import { beforeEach, describe, expect, inject, test } from 'vitest';
import { withSession } from './session.ts';
import { createTestDatabase } from './test-database.ts';

async function isMadeAsNew(...statements: readonly string[]): Promise<boolean> {
  const database = await createTestDatabase();
  for (const statement of statements) await database.pool.query(statement);
  const isNew = await database.renew();
  // A database that cannot be restored is dropped here.
  await database.drop();
  return isNew;
}

describe('where the user may switch triggers off, a database is made as new after', () => {
  beforeEach(async ({ skip }) => {
    const [user] = await withSession(inject('adminConnectionString'), async (session) => {
      const { rows } = await session.query(
        'select rolsuper as "isSuper" from pg_roles where rolname = current_user',
      );
      return rows;
    });
    skip(user?.['isSuper'] !== true, 'the user of TEST_DATABASE_URL may not');
  });

  test.each([
    'select 1',
    `insert into campus (code, name) values ('A', 'A')`,
    'truncate library cascade',
    'create temporary table mine (id integer) on commit drop',
  ])('%s', async (statement) => {
    expect(await isMadeAsNew(statement)).toBe(true);
  });

  test('a definition that was rolled back', async () => {
    const failing = 'create table mine (id integer); select 1 / 0';
    await expect(isMadeAsNew(failing)).rejects.toThrow('division by zero');
    expect(await isMadeAsNew('begin; create table mine (id integer); rollback')).toBe(true);
  });
});

describe('a database is of no more use after', () => {
  test.each([
    'create table mine (id integer)',
    'alter table library add column mine integer',
    'alter table library disable trigger user',
    'create index on library (name)',
    'create function mine() returns integer language sql return 1',
    'grant select on library to public',
  ])('%s', async (statement) => {
    expect(await isMadeAsNew(statement)).toBe(false);
  });

  test('a setting of its own', async () => {
    const setting = `do $$ begin
      execute format('alter database %I set work_mem = ''5MB''', current_database());
    end $$`;
    expect(await isMadeAsNew(setting)).toBe(false);
  });
});
