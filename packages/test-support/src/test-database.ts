import { randomUUID } from 'node:crypto';
import { connect, type Connection } from '@estante/database';
import { inject } from 'vitest';
import { databaseOn, withSession } from './session.ts';
import { restorePristine } from './pristine.ts';
import { templateDatabase, templateWith, type FirstRows } from './template-database.ts';
import './vitest-postgres.ts';

export interface TestDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

interface SpareDatabase {
  readonly name: string;
  /** One session on the database, which makes it as new. */
  readonly restorer: Connection;
}

/** Databases that were given back and are as new; of this process alone. */
const unused = new Map<string, SpareDatabase[]>();

/** A database as the migrations leave it, with these rows, for one test or one test file. */
export async function createTestDatabase(rows: FirstRows | null = null): Promise<TestDatabase> {
  const admin = inject('adminConnectionString');
  const alike = unused.get(rows?.name ?? '') ?? [];
  unused.set(rows?.name ?? '', alike);
  const kept = alike.pop() ?? (await copyTemplate(admin, rows));
  const { name, restorer } = kept;
  return {
    connectionString: databaseOn(admin, name),
    drop: async () => {
      if (await restorePristine(restorer.pool)) return void alike.push(kept);
      await restorer.close();
      await dropDatabase(admin, name);
    },
  };
}

async function copyTemplate(admin: string, rows: FirstRows | null): Promise<SpareDatabase> {
  const prefix = inject('testDatabasePrefix');
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const template = await (rows ? templateWith(rows, admin, prefix) : templateDatabase(admin));
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
