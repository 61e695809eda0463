import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@estante/database';
import type { TestProject } from 'vitest/node';
import { withSession } from './session.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL where the tests may create databases. */
    readonly adminConnectionString: string;
    /** Begins the name of every database that the tests of this run make. */
    readonly testDatabasePrefix: string;
  }
}

/**
 * Global set-up of the database tests: one PostgreSQL for the whole run. TEST_DATABASE_URL names a
 * real server instead, with a user who may create databases.
 */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `estante_test_${randomUUID().slice(0, 8)}_`;
  project.provide('testDatabasePrefix', prefix);
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    project.provide('adminConnectionString', given);
    return () => dropDatabases(given, prefix);
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'estante-tests-'));
  const removeData = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, keepsData: false });
  if (server.kind !== 'started') {
    await removeData();
    const reason = server.kind === 'unavailable' ? server.reason : `in use by ${server.pid}`;
    throw new Error(
      `No PostgreSQL for the tests: ${reason}. Set TEST_DATABASE_URL to use another.`,
    );
  }
  await makeEnteringCheap(server.connectionString);
  project.provide('adminConnectionString', server.connectionString);
  return async () => {
    await server.stop();
    await removeData();
  };
}

/** Makes password checks cheap: some thousand connections would each derive a key in 4,096 rounds, on both sides. */
async function makeEnteringCheap(admin: string): Promise<void> {
  const { username, password } = new URL(admin);
  await withSession(admin, async (session) => {
    await session.query('SET scram_iterations = 1');
    await session.query(`ALTER ROLE ${username} PASSWORD '${decodeURIComponent(password)}'`);
  });
}

async function dropDatabases(admin: string, prefix: string): Promise<void> {
  await withSession(admin, async (session) => {
    const found = await session.query(
      'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of found.rows) {
      await session.query(`DROP DATABASE IF EXISTS ${String(name)} WITH (FORCE)`);
    }
  });
}
