import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findRunningPostgres } from './find-running-postgres.ts';
import { livePostmaster } from './postmaster-file.ts';
import { query } from './testing/query.ts';
import { startInProcess, type Circumstances } from './testing/start-in-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function start(dataDir: string, circumstances: Circumstances = {}) {
  const server = await startInProcess(dataDir, circumstances);
  onTestFinished(() => server.end());
  return server;
}

test('of two starts at once on an empty folder one makes it and the other stands back', async () => {
  const dataDir = await temporaryFolder();
  const both = await Promise.all([start(dataDir), start(dataDir)]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['already-running', 'started']);
  const stoodBack = both.find(({ kind }) => kind === 'already-running');
  expect(stoodBack?.pid).toBe((await livePostmaster(join(dataDir, 'pg/cluster')))?.pid);
});

test('PostgreSQL ends by itself when its Node process is killed', async () => {
  const dataDir = await temporaryFolder();
  const server = await start(dataDir);
  expect(await findRunningPostgres(dataDir)).toBe(server.connectionString);
  await server.kill();
  await vi.waitUntil(async () => (await livePostmaster(join(dataDir, 'pg/cluster'))) === null, {
    timeout: 120_000,
  });
});

test('a start right after a kill waits for the old server and has its data', async () => {
  const dataDir = await temporaryFolder();
  const killed = await start(dataDir);
  await query(killed.connectionString, 'CREATE TABLE shelf ()');
  await killed.kill();
  const next = await start(dataDir);
  expect(next.kind).toBe('started');
  expect(await query(next.connectionString, 'TABLE shelf')).toEqual([]);
});

test('the lock file of a server that is gone does not stand in the way', async () => {
  const dataDir = await temporaryFolder();
  const cluster = join(dataDir, 'pg/cluster');
  const first = await start(dataDir);
  const lockFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  await first.end();
  const elsewhere = await temporaryFolder();
  const neighbour = await start(elsewhere);
  const neighbourPid = (await livePostmaster(join(elsewhere, 'pg/cluster')))?.pid;

  // A number that no process has, our own, and that of PostgreSQL on another folder.
  for (const pid of [2 ** 30, process.pid, neighbourPid]) {
    await writeFile(join(cluster, 'postmaster.pid'), lockFile.replace(/^\d+/, String(pid)));
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const next = await start(dataDir);
    expect(next.kind).toBe('started');
    await next.end();
  }
  expect(await query(neighbour.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('what an interrupted first start left behind is removed', async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, 'pg.tmp-1/cluster'), { recursive: true });
  await writeFile(join(dataDir, 'pg.tmp-1/cluster/PG_VERSION'), '18\n');
  const server = await start(dataDir);
  expect(server.kind).toBe('started');
  expect(await readdir(dataDir)).toEqual(['pg']);
});

test('it starts under a umask that lets nobody else read', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const server = await start(dataDir, { umask: '077' });
  expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
