import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '@estante/database';
import { createTestDatabase, type TestDatabase } from '@estante/test-support';
import { restoreDatabase } from '@estante/test-support/released-database';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'estante-upgrade-'));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const upgrade = (...args: string[]) => run('upgrade', ...args);

function run(
  name: string,
  ...args: string[]
): Promise<{ readonly code: number; readonly text: string }> {
  const env = {
    ...process.env,
    LANG: 'pt_BR',
    LC_ALL: '',
    DATABASE_URL: database.connectionString,
    DATA_DIR: folder,
  };
  const command = [`${root}tools/node`, `${root}apps/server/src/cli/${name}.ts`, ...args];
  return new Promise((resolve) => {
    execFile('sh', command, { env }, (error, said, complained) =>
      resolve({ code: Number(error?.code ?? 0), text: said + complained }),
    );
  });
}

test(
  'what an upgrade changes is told first, and done after a backup',
  { tags: 'long' },
  async () => {
    await restoreDatabase(
      database.connectionString,
      `${root}packages/test-support/releases/0.2.0.json.br`,
    );
    const before = await appliedMigrations();
    const told = await upgrade();
    expect(told).toMatchObject({
      code: 0,
      text: expect.stringContaining('versão 0.2.0') as string,
    });
    expect(told.text).toMatch(/Mudanças por fazer no banco de dados: [1-9]\d*/);
    expect(await appliedMigrations()).toEqual(before);

    const kept = join(folder, 'before');
    const done = await upgrade('--yes', kept);
    expect(done.code, done.text).toBe(0);
    expect(done.text).toMatch(/Mudanças feitas no banco de dados: [1-9]\d*/);
    expect(await readdir(kept)).toContain('manifest.json');
  },
);

test('what is up to date is not changed, nor backed up', { tags: 'long' }, async () => {
  const { text } = await upgrade('--yes', join(folder, 'none'));
  expect(text).toContain('Nada a mudar no banco de dados.');
  expect(await readdir(folder)).not.toContain('none');
});

async function query(statement: string): Promise<unknown[]> {
  const connection = connect({ connectionString: database.connectionString, max: 1 });
  try {
    return (await connection.pool.query(statement)).rows;
  } finally {
    await connection.close();
  }
}

const appliedMigrations = () => query('select * from schema_migration order by name');
/** Makes the database look like the version before, which knows nothing of the last migration that was applied. */
const forgetLastMigration = () =>
  query('delete from schema_migration where name = (select max(name) from schema_migration)');

test(
  'a command that is no upgrade leaves a database of an earlier version as it is',
  { tags: 'long' },
  async () => {
    await forgetLastMigration();
    const before = await appliedMigrations();
    const commands = [
      ['admin', 'status'],
      ['import', join(folder, 'none.mrc')],
      ['reindex'],
      ['new-secrets', '--yes'],
    ] as const;
    for (const [name, ...args] of commands) {
      const { code, text } = await run(name, ...args);
      expect(code, text).toBe(1);
      expect(text).toContain('npm run upgrade -- --yes PASTA');
      expect(text).not.toContain('    at ');
    }
    expect(await appliedMigrations()).toEqual(before);
  },
);
