import { randomUUID } from 'node:crypto';
import { connect, type Connection } from '@estante/database';
import { inject } from 'vitest';
import { databaseOn, withSession } from './session.ts';
import { restorePristine } from './pristine.ts';
import { templateDatabase } from './template-database.ts';
import './vitest-postgres.ts';

export interface TestDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

interface Kept {
  readonly name: string;
  /** Of one session, that makes it as new. */
  readonly restorer: Connection;
}

/** Databases that were given back and are as new; of this process alone. */
const unused: Kept[] = [];

/** A database as the migrations leave it, for one test or one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = inject('adminConnectionString');
  const kept = unused.pop() ?? (await copyTemplate(admin));
  const { name, restorer } = kept;
  return {
    connectionString: databaseOn(admin, name),
    drop: async () => {
      if (await restorePristine(restorer.pool)) return void unused.push(kept);
      await restorer.close();
      await dropDatabase(admin, name);
    },
  };
}

async function copyTemplate(admin: string): Promise<Kept> {
  const name = `${inject('testDatabasePrefix')}${randomUUID().replaceAll('-', '')}`;
  const template = await templateDatabase(admin);
  // The default strategy logs every block, seven times slower here.
  await withSession(admin, (session) =>
    session.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return { name, restorer: connect({ connectionString: databaseOn(admin, name), max: 1 }) };
}

async function dropDatabase(admin: string, name: string): Promise<void> {
  await withSession(admin, (session) =>
    session.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
}
