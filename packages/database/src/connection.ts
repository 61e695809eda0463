import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema/index.ts';

/** A connection pool or a transaction: what every repository takes. */
export type Db = Kysely<Database>;

const dateOid = 1082;

/** pg's own types, but a civil date stays 'YYYY-MM-DD': a Date would shift it with the time zone. */
const types = new pg.TypeOverrides();
types.setTypeParser(dateOid, (value: string) => value);

export interface ConnectOptions {
  readonly connectionString: string;
  /** Connections at most. */
  readonly max?: number;
  readonly onError?: (error: Error) => void;
}

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export function connect({ connectionString, max = 10, onError }: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    application_name: 'estante',
  });
  // Without a listener, a connection that the server ends while idle would end the process.
  pool.on('error', onError ?? (() => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  // Kysely ends the pool only once it has used it.
  return { db, pool, close: () => db.destroy().then(() => (pool.ended ? undefined : pool.end())) };
}
