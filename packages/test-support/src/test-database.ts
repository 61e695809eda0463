import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseOn, withAdmin } from './admin-session.ts';
import { templateDatabase } from './template-database.ts';
import './vitest-postgres.ts';

export interface TestDatabase {
  readonly connectionString: string;
  drop(): Promise<void>;
}

/** A fresh database with all migrations applied, for one test or one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = inject('adminConnectionString');
  const name = `estante_test_${randomUUID().replaceAll('-', '')}`;
  const template = await templateDatabase(admin);
  // The default strategy logs every block, seven times slower here.
  await withAdmin(admin, (session) =>
    session.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return {
    connectionString: databaseOn(admin, name),
    drop: async () => {
      await withAdmin(admin, (session) =>
        session.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
      );
    },
  };
}
