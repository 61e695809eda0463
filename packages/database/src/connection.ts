import { Kysely } from 'kysely';
import type pg from 'pg';
import { LookupDialect, type VersionLook } from './lookup-tables/index.ts';
import { openPool, type ConnectOptions } from './open-pool.ts';
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
  const dialect = new LookupDialect({ pool });
  const db = new Kysely<Database>({ dialect });
  looks.set(db, dialect.look);
  // Kysely ends the pool only once it has used it.
  return { db, pool, close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())) };
}

const looks = new WeakMap<Db, VersionLook>();

/** What tells whether the tables have changed that a database reads: of what `connect` has given. */
export function versionLookOf(db: Db): VersionLook {
  const look = looks.get(db);
  if (!look) throw new Error('This database was not connected, or is a transaction');
  return look;
}
