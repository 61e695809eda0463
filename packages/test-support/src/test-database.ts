import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseOn, withSession } from './session.ts';
import { restorePristine } from './pristine.ts';
import { templateDatabase } from './template-database.ts';
import './vitest-postgres.ts';

export interface TestDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** Databases that were given back and are as new; of this process alone. */
const unused: string[] = [];

/** A database as the migrations leave it, for one test or one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = inject('adminConnectionString');
  const name = unused.pop() ?? (await copyTemplate(admin));
  const connectionString = databaseOn(admin, name);
  return {
    connectionString,
    drop: async () => {
      if (await restorePristine(connectionString)) unused.push(name);
      else await dropDatabase(admin, name);
    },
  };
}

async function copyTemplate(admin: string): Promise<string> {
  const name = `${inject('testDatabasePrefix')}${randomUUID().replaceAll('-', '')}`;
  const template = await templateDatabase(admin);
  // The default strategy logs every block, seven times slower here.
  await withSession(admin, (session) =>
    session.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return name;
}

async function dropDatabase(admin: string, name: string): Promise<void> {
  await withSession(admin, (session) =>
    session.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
}
