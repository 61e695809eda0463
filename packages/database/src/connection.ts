import { Kysely } from 'kysely';
import type pg from 'pg';
import type { TableVersionReader } from './dependency-tracking/index.ts';
import { openPool, type ConnectOptions } from './open-pool.ts';
import { CachingDialect } from './query-cache/index.ts';
import type { Database } from './schema/index.ts';

/** A connection pool or a transaction: what every repository takes. */
export type Db = Kysely<Database>;

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export function connect(options: ConnectOptions): Connection {
  const pool = openPool(options);
  const db = connectThrough(pool);
  return { db, pool, close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())) };
}

/** A database with caches of its own, over a pool that stays open when the database is destroyed. */
export function connectThrough(pool: pg.Pool): Db {
  const dialect = new CachingDialect({
    pool: { options: pool.options, connect: () => pool.connect(), end: async () => {} },
  });
  const db = new Kysely<Database>({ dialect });
  readers.set(db, dialect.versions);
  return db;
}

const readers = new WeakMap<Db, TableVersionReader>();

/** Tells which tables of a database have changed. `db` must be one that `connect` has made. */
export function tableVersionsOf(db: Db): TableVersionReader {
  const versions = readers.get(db);
  if (!versions) throw new Error('This database was not connected, or is a transaction');
  return versions;
}
