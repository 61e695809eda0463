import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, findRunningPostgres, type Db } from '@estante/database';
import { createApplicationFolder } from '@estante/test-support';
import { administrator } from '@estante/test-support/set-up-network';
import { webClient } from '@estante/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estante-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

interface CommandResult {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

function run(command: 'backup' | 'restore', dataDir: string, to: string): Promise<CommandResult> {
  const env = { ...process.env, LANG: 'pt_BR', LC_ALL: '', DATA_DIR: dataDir, DATABASE_URL: '' };
  const args = [`${root}tools/node`, `${root}apps/server/src/cli/${command}.ts`, to];
  return new Promise((resolve) => {
    execFile('sh', args, { env }, (error, said, complained) =>
      resolve({ code: Number(error?.code ?? 0), said, complained }),
    );
  });
}

async function onDatabase<Result>(dataDir: string, act: (db: Db) => Promise<Result>) {
  const connectionString = (await findRunningPostgres(dataDir)) ?? '';
  const connection = connect({ connectionString, max: 1 });
  try {
    return await act(connection.db);
  } finally {
    await connection.close();
  }
}

const enter = (address: string) =>
  fetch(`${address}/api/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      client_id: webClient.id,
      client_secret: webClient.secret,
      ...administrator,
    }),
  });

async function search(address: string): Promise<[number, unknown]> {
  const found = await fetch(`${address}/api/consulta?q=dom+casmurro`);
  return [found.status, await found.json()];
}

/** Every row of every table, as text by which two databases can be compared. */
async function rowsOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'schema_migration' order by 1`.execute(db);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: sums } = await sql<{ sum: string }>`select coalesce(
      md5(string_agg(md5(r::text), '' order by md5(r::text))), '') as sum
      from ${sql.table(name)} r`.execute(db);
    found[name] = sums[0]?.sum ?? '';
  }
  return found;
}

test('what was kept while it ran is there again in an empty place, and goes on from there', async () => {
  const to = join(folder, 'kept');
  const otherPlace = join(folder, 'data');
  await using first = await createApplicationFolder('embedded');
  const running = await first.start({ DEMO: 'true' });
  const kept = await run('backup', first.dataDir, to);
  expect(kept, kept.complained).toMatchObject({ code: 0, complained: '' });
  expect(kept.said).toContain('a chave dos segredos');
  expect((await stat(to)).mode & 0o777).toBe(0o700);
  const before = await onDatabase(first.dataDir, rowsOf);
  const again = await run('backup', first.dataDir, to);
  expect(again.complained).toContain('is there already');
  const over = await run('restore', first.dataDir, to);
  expect(over.complained).toContain('pare-o antes');
  await running.stop();
  const full = await run('restore', first.dataDir, to);
  expect(full.complained).toContain('The database is not empty');

  const restored = await run('restore', otherPlace, to);
  expect(restored, restored.complained).toMatchObject({ code: 0 });
  await using second = await createApplicationFolder('embedded');
  const application = await second.start({ DEMO: 'true', DATA_DIR: otherPlace });
  const after = await onDatabase(otherPlace, rowsOf);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  // Tables that a restore begins anew, and those that running servers write by themselves.
  const busy = new Set([
    'index_change',
    'index_change_log',
    'availability_change',
    'oai_record',
    'hold_look',
    'lookup_table_change',
    'hold_follower',
    'oai_follower',
    'stored_reading',
    'notice',
  ]);
  const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
  expect(changed.filter((name) => !busy.has(name))).toEqual([]);
  // A stranger is held off while so much begins at once.
  await expect
    .poll(() => search(application.address))
    .toMatchObject([200, { total: expect.any(Number) }]);
  // Numbers go on after those that were given.
  const { id } = await onDatabase(otherPlace, (db) =>
    db
      .insertInto('campus')
      .values({ code: 'NOVO', name: 'Campus Novo' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect(id).toBeGreaterThan(1);
  expect((await enter(application.address)).status).toBe(401);
  await application.stop();
});

test('a backup that is damaged, or not whole, brings nothing', async () => {
  const to = join(folder, 'damaged');
  const otherPlace = join(folder, 'empty');
  await using first = await createApplicationFolder('embedded');
  const running = await first.start();
  expect((await enter(running.address)).status).toBe(200);
  expect((await run('backup', first.dataDir, to)).code).toBe(0);
  await appendFile(join(to, 'person.copy.gz'), 'x');
  const damaged = await run('restore', otherPlace, to);
  expect(damaged.code).toBe(1);
  expect(damaged.complained).toContain('person.copy.gz is damaged');
  await rm(join(to, 'manifest.json'));
  expect((await run('restore', otherPlace, to)).complained).toContain('holds no whole backup');
  expect(await readdir(to)).not.toContain('manifest.json');
});
