import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, connectThrough, type Connection, type Db } from '@estante/database';
import { inject } from 'vitest';
import { databaseOn, withSession } from './session.ts';
import { dropFirst, keepFirst, keptName, restoreFirst, restorePristine } from './pristine.ts';
import { templateDatabase, templateWith, type FirstRows } from './template-database.ts';
import './vitest-postgres.ts';

type Pool = Connection['pool'];

export interface TestDatabase {
  readonly connectionString: string;
  /** Pool of at most five connections, which are kept for the next test. */
  readonly pool: Pool;
  /** Database without cached data of earlier tests; refuses statements once it is dropped. */
  readonly db: Db;
  /**
   * Restores its first state, for tests that go on using it. Waits until the connections of the pool have been
   * released. False where it can only be dropped.
   */
  renew(): Promise<boolean>;
  /** Makes `renew` restore the present state. */
  keepFirst(): Promise<boolean>;
  /** Makes `renew` restore the state of its creation. */
  dropFirst(): Promise<boolean>;
  /** Waits until the connections of the pool have been released. */
  drop(): Promise<void>;
}

/**
 * Spare database with its sessions: a new session reads the catalogues anew, which takes longer than a test's
 * statements.
 */
interface SpareDatabase {
  readonly name: string;
  readonly pool: Pool;
  /** One session, which makes the database as new. */
  readonly restorer: Pool;
}

/** Databases that were given back and are as new; of this process alone. */
const unused = new Map<string, SpareDatabase[]>();

/** A database as the migrations leave it, with these rows, for one test or one test file. */
export async function createTestDatabase(rows: FirstRows | null = null): Promise<TestDatabase> {
  const admin = inject('adminConnectionString');
  const alike = unused.get(rows?.name ?? '') ?? [];
  unused.set(rows?.name ?? '', alike);
  const kept = alike.pop() ?? (await copyTemplate(admin, rows));
  const { name, pool, restorer } = kept;
  const db = connectThrough(pool);
  let hasFirst = false;
  return {
    connectionString: databaseOn(admin, name),
    pool,
    db,
    renew: async () => {
      await untilUnused(pool);
      return restoreFirst(restorer);
    },
    keepFirst: () => {
      hasFirst = true;
      return keepFirst(restorer);
    },
    dropFirst: async () => {
      const isDropped = await dropFirst(restorer);
      hasFirst = !isDropped;
      return isDropped;
    },
    drop: async () => {
      await db.destroy();
      await untilUnused(pool);
      const isForgotten = !hasFirst || (await dropFirst(restorer));
      if (isForgotten && (await restorePristine(restorer))) return void alike.push(kept);
      await Promise.all([pool.end(), restorer.end()]);
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
  return { name, pool: openKept(admin, name, 5), restorer: openKept(admin, name, 1) };
}

function openKept(admin: string, name: string, max: number): Pool {
  const url = new URL(databaseOn(admin, name));
  url.searchParams.set('application_name', keptName);
  const { pool } = connect({ connectionString: url.href, max });
  // A busy machine may take a while to give a connection.
  pool.options.connectionTimeoutMillis = 0;
  pool.options.idleTimeoutMillis = 0;
  return pool;
}

async function untilUnused(pool: Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await delay(2);
}

async function dropDatabase(admin: string, name: string): Promise<void> {
  await withSession(admin, (session) =>
    session.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
}
