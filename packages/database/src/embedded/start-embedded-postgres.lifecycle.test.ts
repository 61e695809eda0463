import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { byPort } from '@estante/test-support/by-port';
import { expect, onTestFinished, test } from 'vitest';
import { findRunningPostgres } from './find-running-postgres.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import type { StartedPostgres } from './start-server.ts';
import { query } from './testing/query.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

async function start(dataDir: string): Promise<StartedPostgres> {
  const result = await startEmbeddedPostgres({ dataDir, log: () => {} });
  if (result.kind !== 'started') throw new Error(JSON.stringify(result));
  onTestFinished(() => result.stop());
  return result;
}

test('the first start makes a cluster that keeps what it is told', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const { connectionString } = await start(dataDir);
  const [cluster] = await query(
    connectionString,
    `SELECT datlocprovider, datlocale, pg_encoding_to_char(encoding) AS encoding,
            current_setting('fsync') AS fsync,
            current_setting('synchronous_commit') AS synchronous_commit,
            current_setting('full_page_writes') AS full_page_writes,
            current_setting('listen_addresses') AS listen_addresses,
            current_setting('unix_socket_directories') AS sockets,
            current_setting('timezone') AS timezone
       FROM pg_database WHERE datname = current_database()`,
  );
  expect(cluster).toEqual({
    datlocprovider: 'b',
    datlocale: 'C.UTF-8',
    encoding: 'UTF8',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    listen_addresses: '127.0.0.1',
    sockets: join(dataDir, 'pg/socket'),
    timezone: 'UTC',
  });
});

test('the password is asked for, and lies where only its owner reads it', async () => {
  const dataDir = await temporaryFolder();
  const { connectionString } = await start(dataDir);
  const guessed = new URL(connectionString);
  guessed.password = 'guessed';
  await expect(query(guessed.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  expect((await stat(join(dataDir, 'pg/password'))).mode & 0o777).toBe(0o600);
});

test('sessions come by its socket, in a folder that only its owner enters', async () => {
  const dataDir = await temporaryFolder();
  const server = await start(dataDir);
  const address = 'SELECT inet_client_addr() AS address';
  expect(await query(server.connectionString, address)).toEqual([{ address: null }]);
  expect((await stat(join(dataDir, 'pg/socket'))).mode & 0o777).toBe(0o700);
  expect(await query(byPort(server.connectionString), address)).toEqual([{ address: '127.0.0.1' }]);
});

test.each([
  ['is longer than the path of a socket may be', 'pasta-comprida'.repeat(8)],
  ['has a comma, which parts folders', 'biblioteca, dados'],
])('sessions come by its port where its path %s', async (_why, name) => {
  const server = await start(join(await temporaryFolder(), name));
  expect(await query(server.connectionString, 'SELECT inet_client_addr() AS address')).toEqual([
    { address: '127.0.0.1' },
  ]);
});

test('the second start finds the data of the first', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.connectionString, `CREATE TABLE shelf AS SELECT 'Dom Casmurro' AS title`);
  await first.stop();
  await expect(first.exited).resolves.toEqual({ code: 0, signal: null });

  const second = await start(dataDir);
  expect(await query(second.connectionString, 'SELECT title FROM shelf')).toEqual([
    { title: 'Dom Casmurro' },
  ]);
});

test('a command finds the running server, and none before and after', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  expect(await findRunningPostgres(dataDir)).toBeNull();
  const server = await start(dataDir);
  expect(await findRunningPostgres(dataDir)).toBe(server.connectionString);
  await server.stop();
  expect(await findRunningPostgres(dataDir)).toBeNull();
});

test('stopping cuts open connections and may be asked for twice', async () => {
  const server = await start(await temporaryFolder());
  const sleeping = query(server.connectionString, 'SELECT pg_sleep(60)').then(
    () => 'slept',
    () => 'cut',
  );
  await Promise.all([server.stop(), server.stop()]);
  expect(await sleeping).toBe('cut');
});

test('a server that is killed is reported, and the next start recovers', async () => {
  const dataDir = await temporaryFolder();
  const first = await start(dataDir);
  await query(first.connectionString, 'CREATE TABLE shelf ()');
  const pid = await postmasterOf(dataDir);
  process.kill(pid, 'SIGKILL');
  await expect(first.exited).resolves.toEqual({ code: null, signal: 'SIGKILL' });
  await first.stop();

  const second = await start(dataDir);
  expect(await query(second.connectionString, 'TABLE shelf')).toEqual([]);
});

async function postmasterOf(dataDir: string): Promise<number> {
  const result = await startEmbeddedPostgres({ dataDir, log: () => {} });
  if (result.kind !== 'already-running') throw new Error(`It is not running: ${result.kind}`);
  return result.pid;
}
