import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { query } from './embedded/testing/query.ts';
import { migrate, migrationsFolder, readMigrationStatus } from './migrate.ts';

let created: TestDatabase;
let database: string;
let folder: string;

beforeAll(async () => {
  created = await createTestDatabase();
  database = created.connectionString;
});
afterAll(() => created.drop());
beforeEach(async () => {
  // The table of migrations alone would say that the database belongs to another folder.
  await query(database, 'DROP TABLE IF EXISTS schema_migration, test_shelf');
  folder = await mkdtemp(join(tmpdir(), 'estante-migrations-'));
  return () => rm(folder, { recursive: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
}

const shelves = 'CREATE TABLE test_shelf (id int PRIMARY KEY); INSERT INTO test_shelf VALUES (1);';

test('migrations are applied in the order of their names, once', async () => {
  await write({
    '0002_more.sql': 'INSERT INTO test_shelf SELECT max(id) + 1 FROM test_shelf',
    '0001_shelves.sql': shelves,
    'README.md': 'not SQL',
  });
  expect(await migrate(database, folder)).toEqual(['0001_shelves.sql', '0002_more.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  await write({ '0003_more.sql': 'INSERT INTO test_shelf VALUES (3)' });
  expect(await migrate(database, folder)).toEqual(['0003_more.sql']);
  expect(await query(database, 'SELECT id FROM test_shelf ORDER BY id')).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
});

test('what would be applied is told, and nothing is touched', async () => {
  await write({ '0001_shelves.sql': shelves, '0002_more.sql': 'SELECT 1' });
  await write({ 'released.json': JSON.stringify({ '0.1.0': { '0001_shelves.sql': 'x' } }) });
  const both = ['0001_shelves.sql', '0002_more.sql'];
  const before = { last: null, release: null, pending: both };
  expect(await readMigrationStatus(database, folder)).toEqual(before);
  expect(await readMigrationStatus(database, folder)).toEqual(before);
  await migrate(database, folder);
  await write({ '0003_more.sql': 'SELECT 1' });
  expect(await readMigrationStatus(database, folder)).toEqual({
    last: '0002_more.sql',
    release: '0.1.0',
    pending: ['0003_more.sql'],
  });
});

test('many processes at once apply each migration once', { tags: 'long' }, async () => {
  await write({ '0001_shelves.sql': shelves, '0002_slow.sql': 'SELECT pg_sleep(0.05)' });
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(database, folder)));
  expect(applied.flat()).toEqual(['0001_shelves.sql', '0002_slow.sql']);
});

test('a migration that fails leaves nothing, and is named with its line', async () => {
  await write({
    '0001_shelves.sql': shelves,
    '0002_wrong.sql': `INSERT INTO test_shelf VALUES (2);\n-- 📚\nINSERT INTO no_shelf VALUES (1);`,
  });
  await expect(migrate(database, folder)).rejects.toThrow(
    /^Migration 0002_wrong\.sql, line 3: .*no_shelf/,
  );
  expect(await query(database, 'SELECT id FROM test_shelf')).toEqual([{ id: 1 }]);
  await write({ '0002_wrong.sql': 'INSERT INTO test_shelf VALUES (2)' });
  expect(await migrate(database, folder)).toEqual(['0002_wrong.sql']);
});

test('a migration changed after it was applied is refused', async () => {
  await write({ '0001_shelves.sql': shelves });
  await migrate(database, folder);
  await write({ '0001_shelves.sql': `${shelves} -- better`, '0002_more.sql': 'SELECT 1' });
  await expect(migrate(database, folder)).rejects.toThrow('0001_shelves.sql was changed');
  expect(await query(database, 'SELECT name FROM schema_migration')).toHaveLength(1);
});

test('other line ends are no change', { tags: 'long' }, async () => {
  await write({ '0001_shelves.sql': 'SELECT 1;\nSELECT 2;\n' });
  await migrate(database, folder);
  await write({ '0001_shelves.sql': 'SELECT 1;\r\nSELECT 2;\r\n' });
  expect(await migrate(database, folder)).toEqual([]);
});

test('a database that a newer version has used is refused', async () => {
  await write({ '0001_shelves.sql': shelves, '0002_future.sql': 'SELECT 1' });
  await migrate(database, folder);
  await rm(join(folder, '0002_future.sql'));
  await expect(migrate(database, folder)).rejects.toThrow(/newer version .*0002_future\.sql/);
});

describe('a database from before the first release is told so', { tags: 'long' }, () => {
  beforeEach(async () => {
    await write({ '0001_shelves.sql': shelves, '0002_more.sql': 'SELECT 1' });
    await migrate(database, folder);
  });

  test.each([
    ['a released migration was another', { '0001_shelves.sql': `${shelves} -- better` }, []],
    ['a migration is no longer there', { '0003_last.sql': 'SELECT 1' }, ['0002_more.sql']],
    ['one was released before another', { '0001_a.sql': 'SELECT 1' }, []],
  ])('where %s', async (_case, files, gone) => {
    const released = { '0.1.0': { '0001_a.sql': '', '0001_shelves.sql': '' } };
    await write({ ...files, 'released.json': JSON.stringify(released) });
    for (const name of gone) await rm(join(folder, name));
    await expect(migrate(database, folder)).rejects.toThrow(
      /^The database is from before version 0\.1\.0 .* start with an empty database/,
    );
  });
});

test('a new migration must come last', async () => {
  await write({ '0002_shelves.sql': shelves });
  await migrate(database, folder);
  await write({ '0001_late.sql': 'SELECT 1' });
  await expect(migrate(database, folder)).rejects.toThrow('0001_late.sql comes before');
});

test('a test database has every migration of the project', { tags: 'long' }, async () => {
  const { connectionString, ...fresh } = await createTestDatabase();
  onTestFinished(() => fresh.drop());
  const applied = await query(connectionString, 'SELECT name FROM schema_migration ORDER BY name');
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  expect(applied.map(({ name }) => name)).toEqual(files.toSorted());
  expect(await migrate(connectionString)).toEqual([]);
});
