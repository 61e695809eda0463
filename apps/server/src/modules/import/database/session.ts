import pg from 'pg';
import { transactionOn, type Transaction } from './transaction.ts';

/** Any number that no other work of the application takes. */
const advisoryLock = 20_260_112;

export interface Session {
  /**
   * Commits what `work` did, or nothing of it. Imports that run at once take turns, one
   * transaction each.
   * @throws ImportInterrupted where the signal comes while another import is waited for
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export class ImportInterrupted extends Error {}

/** A batch looks up some thousand rows of tables that grow: never worth reading a table through. */
const settings = `set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`;

export interface SessionOptions {
  /** One transaction around all, with savepoints, undone in the end. */
  readonly isDryRun: boolean;
  readonly signal: AbortSignal;
}

export async function openSession(pool: pg.Pool, options: SessionOptions): Promise<Session> {
  const client = await pool.connect();
  const backend = await prepare(client).catch((error: unknown) => {
    // One that is lost and not given back would be missing for good.
    client.release(true);
    throw error;
  });
  const transaction = transactionOn(client, backend?.mayTrust ?? false);
  const turn = { client, pool, pid: backend?.pid, signal: options.signal };
  const [begin, commit, undo] = options.isDryRun
    ? ['savepoint batch', 'release batch', 'rollback to batch']
    : ['begin', 'commit', 'rollback'];
  if (options.isDryRun) await client.query('begin');

  return {
    transaction: async (work) => {
      try {
        await beginInTurn(begin, turn);
        const result = await work(transaction);
        await client.query(commit);
        return result;
      } catch (error) {
        await client.query(undo).catch(() => {});
        throw error;
      }
    },
    // The connection is not given back: what a dry run did goes with it, whatever state it is in.
    close: async () => {
      if (options.isDryRun) await client.query('rollback').catch(() => {});
      client.release(true);
    },
  };
}

/** Sets a connection for an import; reads its server process, and whether references may go unchecked. */
async function prepare(client: pg.ClientBase) {
  await client.query(settings);
  const { rows } = await client.query<{ pid: number; mayTrust: boolean }>(
    `select pg_backend_pid() as pid,
      has_parameter_privilege('session_replication_role', 'set') as "mayTrust"`,
  );
  return rows[0];
}

interface Turn {
  readonly client: pg.ClientBase;
  readonly pool: pg.Pool;
  /** The server's process of the client. */
  readonly pid: number | undefined;
  readonly signal: AbortSignal;
}

/** Waits for the lock in PostgreSQL's own queue, where turns are fair; a signal ends the wait. */
async function beginInTurn(begin: string, { client, pool, pid, signal }: Turn): Promise<void> {
  let cancelled: Promise<unknown> = Promise.resolve();
  const cancel = () => {
    cancelled = pool.query('select pg_cancel_backend($1)', [pid]).catch(() => {});
  };
  signal.addEventListener('abort', cancel);
  try {
    await client.query(`${begin}; select pg_advisory_xact_lock(${advisoryLock})`);
  } catch (error) {
    throw signal.aborted ? new ImportInterrupted() : error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // One that comes too late for the wait must not end what follows it.
    await cancelled;
  }
  if (signal.aborted) throw new ImportInterrupted();
}

/** Serialization failure or deadlock with another writer: the same work may pass next time. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** PostgreSQL refuses the data themselves: data exception, broken constraint, a limit exceeded. */
export function isRefusal(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');
}
