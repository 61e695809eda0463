import pg from 'pg';
import { clientWithin } from './client.ts';
import { Pool } from './pool.ts';
import { Reach } from './reach.ts';

const dateOid = 1082;

/**
 * pg's own type parsers, except that a civil date stays 'YYYY-MM-DD': a Date would shift it with the time zone.
 */
const types = new pg.TypeOverrides();
types.setTypeParser(dateOid, (value: string) => value);

/** Timeouts of the database in ms; 0: none. */
export interface TimeLimits {
  /** Longest wait for a free connection, or a new one. */
  readonly connection: number;
  /**
   * Longest wait for a connection while those there are wait for locks in vain; as `connection` where not
   * given.
   */
  readonly connectionWhileLocked?: number;
  readonly statement: number;
  /** Longest wait for a lock. */
  readonly lock: number;
  /** Longest pause between two statements of a transaction. */
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
  /** Most connections of the pool. */
  readonly max?: number;
  readonly limits?: TimeLimits;
  /** The connections that end together when the server is away; pools may share it. */
  readonly reach?: Reach;
  /** Called with the reason when the server ended an idle connection. */
  readonly onError?: (error: Error) => void;
  /** Called with the SQLSTATE of each error of the server. */
  readonly onServerError?: (code: string) => void;
}

/** Opens a pool without Kysely, which takes long to load and which handwritten SQL does not need. */
export function openPool(options: ConnectOptions): pg.Pool {
  const { connectionString, max = 10, limits = noLimits, reach = new Reach() } = options;
  const { onError = () => {}, onServerError = () => {} } = options;
  const config = {
    connectionString,
    max,
    types,
    connectionTimeoutMillis: limits.connection,
    // Sent while connecting, so they cost no statement of their own.
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
