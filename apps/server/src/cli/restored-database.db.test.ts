import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, restartCopiedLogs, type Connection } from '@estante/database';
import { restoreBackup, writeBackup } from '@estante/database/backup';
import { openOracle, type SearchEngine } from '@estante/search-engine';
import { translatorFor } from '@estante/phrases';
import { createTestDatabase } from '@estante/test-support';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createLogRecorder } from '../../test/log-recorder.ts';
import { stampChanges } from '../modules/oai-pmh/index.ts';
import { createIndexFollower, readPosition } from '../modules/search/index.ts';
import { readConfig } from '../platform/start/config.ts';
import { keepBackup } from './keep-backup.ts';

/** Opens a test database with an `end` that closes and drops it. */
async function openKeptDatabase() {
  const database = await createTestDatabase();
  const { connectionString } = database;
  const connection = connect({ connectionString, max: 4 });
  const end = async () => {
    await connection.close();
    await database.drop();
  };
  return { ...connection, connectionString, end };
}

async function openDatabase(): Promise<Connection & { readonly connectionString: string }> {
  const { end, ...database } = await openKeptDatabase();
  onTestFinished(end);
  return database;
}

/**
 * Writes a withdrawn title that somebody waits for, and change logs whose transaction numbers are past three thousand
 * million.
 */
async function fillOld({ pool }: Connection): Promise<void> {
  await pool.query(`
    insert into title (work_type, description, included_on, withdrawn_at)
      values ('book', '{}', '2026-01-01', now());
    insert into oai_record (title_id, datestamp, is_deleted, described_at, sets)
      select id, '2026-01-01', false, now(), '{}' from title;
    update index_change_log set pruned_to = '3000000000';
    update index_change set xid = '3000000001';
    insert into availability_change (xid, title_id) select '3000000001', id from title;
    insert into lookup_table_change (table_name, xid) values ('library', '3000000001')
      on conflict do nothing;
    update hold_follower set read_to = '3000000002';
    update oai_follower set read_to = '3000000002', compared_to = null`);
}

async function backUp({ connectionString }: { readonly connectionString: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'estante-restored-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const to = join(folder, 'backup');
  await writeBackup(connectionString, to);
  return to;
}

/** Ends the session of a backup as soon as it waits for the lock on a table. */
async function cutOffBackup({ pool }: Connection): Promise<void> {
  const cutOff = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'estante backup' and datname = current_database()
      and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(cutOff)).rows.length).toBe(1);
}

/** Counts how often an index is built in four looks, begun at a position where one is given. */
async function countRebuilds({ db }: Connection, position: string | null = null) {
  const oracle = openOracle();
  if (position !== null) await oracle.apply([], position);
  let rebuilds = 0;
  const engine: SearchEngine = {
    ...oracle,
    rebuild: (documents, at) => {
      rebuilds += 1;
      return oracle.rebuild(documents, at);
    },
  };
  const { log } = createLogRecorder();
  const follower = createIndexFollower({ db, engine, log });
  for (let look = 0; look < 4; look += 1) await follower.catchUp();
  return rebuilds;
}

/** Whether the stamper comes to its end; it is stopped after a while. */
async function endsStamping({ db }: Connection): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), 10_000);
  await stampChanges(db, stop.signal);
  clearTimeout(timer);
  return !stop.signal.aborted;
}

async function expectFollowed(database: Connection): Promise<void> {
  expect(await countRebuilds(database)).toBe(1);
  expect(await endsStamping(database)).toBe(true);
  const { rows } = await sql<{ count: string }>`
    select (select count(*) from index_change where xid >= '3000000000')
      + (select count(*) from availability_change) + (select count(*) from lookup_table_change
      where xid >= '3000000000') as count`.execute(database.db);
  expect(rows).toEqual([{ count: '0' }]);
}

test(
  'what was restored from a cluster that had counted further is followed from its beginning',
  { tags: 'long' },
  async () => {
    const old = await openDatabase();
    await fillOld(old);
    const restored = await openDatabase();
    await restoreBackup(restored.connectionString, await backUp(old));
    await expectFollowed(restored);
  },
);

test('a dump of such a cluster, at its first start', { tags: 'long' }, async () => {
  const dumped = await openDatabase();
  await fillOld(dumped);
  await restartCopiedLogs(dumped.pool);
  const position = await readPosition(dumped.db);
  await expectFollowed(dumped);
  await restartCopiedLogs(dumped.pool);
  expect((await readPosition(dumped.db)).split(':')[0]).toBe(position.split(':')[0]);
});

test('a start leaves the logs of its own cluster as they are', async () => {
  const own = await openDatabase();
  await own.pool.query(
    `insert into title (work_type, description, included_on, withdrawn_at)
      values ('book', '{}', '2026-01-01', now());
     update index_change_log set pruned_to = (select min(xid) from index_change)`,
  );
  const state = () => own.pool.query('select * from index_change_log, index_change');
  const before = (await state()).rows;
  await restartCopiedLogs(own.pool);
  expect((await state()).rows).toEqual(before);
});

describe('after a restore within one cluster', () => {
  let old: Connection;
  let restored: Connection;
  let position: string;
  beforeAll(async () => {
    const opened = [await openKeptDatabase(), await openKeptDatabase()] as const;
    [old, restored] = opened;
    await old.pool.query(`
      insert into campus (code, name) values ('C', 'Campus');
      insert into library (campus_id, code, name) select id, 'B', 'B' from campus;
      insert into person (name, password_hash) values ('Ana', 'x');
      insert into login (person_id, username, library_id, role)
        select p.id, 'ana', l.id, 'patron' from person p, library l;
      insert into title (work_type, description, included_on, withdrawn_at)
        values ('book', '{}', '2026-01-01', now());
      insert into oai_record (title_id, datestamp, is_deleted, described_at, sets)
        select id, '2026-01-01', false, now(), '{}' from title;
      insert into hold (title_id, person_id, login_id, library_id, volume, tome, part,
          additional_material, placed_at)
        select t.id, p.id, g.id, l.id, '', '', '', '', now()
        from title t, person p, login g, library l;
      delete from hold_look`);
    position = await readPosition(old.db);
    const folder = await mkdtemp(join(tmpdir(), 'estante-restored-'));
    await writeBackup(opened[0].connectionString, join(folder, 'backup'));
    await restoreBackup(opened[1].connectionString, join(folder, 'backup'));
    await rm(folder, { recursive: true });
    return async () => {
      for (const { end } of opened) await end();
    };
  });

  test('every index begins anew, and harvesters are told of all', async () => {
    expect(await countRebuilds(old, position)).toBe(0);
    expect(await countRebuilds(restored, position)).toBe(1);
    const { rows } = await restored.pool.query<{ told: boolean }>(
      `select datestamp > now() - interval '1 hour' as told from oai_record`,
    );
    expect(rows).toEqual([{ told: true }]);
  });

  test('who is waited for is looked at again', async () => {
    expect((await old.pool.query('select title_id from hold_look')).rows).toEqual([]);
    expect((await restored.pool.query('select title_id from hold_look')).rows).toHaveLength(1);
  });

  test('triggers that fire in imports too do so', async () => {
    const always = async ({ pool }: Connection) => {
      const { rows } = await pool.query<{ name: string }>(
        `select tgrelid::regclass || '.' || tgname as name from pg_trigger
          where tgenabled = 'A' order by 1`,
      );
      return rows;
    };
    const before = await always(old);
    expect(before).toContainEqual({ name: 'copy.copy_inserted' });
    expect(await always(restored)).toEqual(before);
  });
});

test(
  'a backup that is cut off midway leaves no folder, and a second try finds its name free',
  { tags: 'long' },
  async () => {
    const database = await openDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'estante-restored-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const to = join(folder, 'backup');
    const holder = await database.pool.connect();
    await holder.query('begin; lock table title');
    const begun = writeBackup(database.connectionString, to);
    await Promise.all([
      expect(begun).rejects.toThrow('terminating connection'),
      cutOffBackup(database),
    ]);
    await holder.query('rollback');
    holder.release();
    expect(await readdir(folder)).toEqual([]);

    const away = new URL(database.connectionString);
    away.port = '1';
    away.searchParams.delete('host');
    await expect(writeBackup(away.href, to)).rejects.toThrow('ECONNREFUSED');
    expect(await readdir(folder)).toEqual([]);

    await writeBackup(database.connectionString, to);
    expect(await readdir(to)).toContain('manifest.json');
  },
);

test(
  'a backup whose key cannot be copied leaves no folder, and is not said to be there',
  { tags: 'long' },
  async () => {
    const { connectionString } = await openDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'estante-restored-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await mkdir(join(dataDir, 'secret.key'));
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const terminal = { language: 'en', t: translatorFor('en'), say, complain: say } as const;
    const config = readConfig({ DATA_DIR: dataDir });
    const options = { config, connectionString, folder: join(dataDir, 'backup') };
    await expect(keepBackup(options, terminal)).rejects.toThrow('secret.key');
    expect(await readdir(dataDir)).toEqual(['secret.key']);
    expect(said).toEqual([]);
  },
);
