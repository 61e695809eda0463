import pg from 'pg';
import { clientWithin } from './client.ts';
import { Pool } from './pool.ts';
import { Reach } from './reach.ts';

const dateOid = 1082;

/** pg's own types, but a civil date stays 'YYYY-MM-DD': a Date would shift it with the time zone. */
const types = new pg.TypeOverrides();
types.setTypeParser(dateOid, (value: string) => value);

/** How long, in milliseconds, what is asked of the database may take before it fails; 0: forever. */
export interface TimeLimits {
  /** A free connection, or a new one. */
  readonly connection: number;
  /** The same, while those there are wait for locks in vain; without it, as long as ever. */
  readonly connectionWhileLocked?: number;
  readonly statement: number;
  /** A lock that another holds. */
  readonly lock: number;
  /** Between two statements of a transaction. */
  readonly idleInTransaction: number;
}

export const noLimits: TimeLimits = {
  connection: 5_000,
  statement: 0,
  lock: 0,
  idleInTransaction: 0,
};

export interface ConnectOptions {
  readonly connectionString: string;
  /** Connections at most. */
  readonly max?: number;
  readonly limits?: TimeLimits;
  /** Shared by the pools that one watch lets go of. */
  readonly reach?: Reach;
  /** Told of each connection that the server ends while nobody uses it. */
  readonly onError?: (error: Error) => void;
  /** Told the SQLSTATE of whatever the server refuses. */
  readonly onServerError?: (code: string) => void;
}

/** Connections alone: who writes SQL by hand starts sooner without what makes it. */
export function openPool(options: ConnectOptions): pg.Pool {
  const { connectionString, max = 10, limits = noLimits, reach = new Reach() } = options;
  const { onError = () => {}, onServerError = () => {} } = options;
  const config = {
    connectionString,
    max,
    types,
    connectionTimeoutMillis: limits.connection,
    // Told while connecting: they cost no statement of their own.
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    application_name: 'estante',
    Client: clientWithin(reach, (code, client) => {
      pool.noteError(code, client);
      onServerError(code);
    }),
  };
  const { connectionWhileLocked: patience, lock } = limits;
  const pool = new Pool(config, patience === undefined ? null : { patience, lock });
  // A server that is stopped next ends those that are just being closed.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  return pool;
}
