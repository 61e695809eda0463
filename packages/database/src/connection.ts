import { Kysely } from 'kysely';
import type pg from 'pg';
import { LookupDialect } from './lookup-tables/index.ts';
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
  const db = new Kysely<Database>({ dialect: new LookupDialect({ pool }) });
  // Kysely ends the pool only once it has used it.
  return { db, pool, close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())) };
}
