import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEmbeddedPostgres, type StartedPostgres } from '@estante/database';
import { byPort } from '@estante/test-support/by-port';
import { postmasterOf } from '@estante/test-support/postmaster';
import { processesOf } from './processes.ts';

/** A PostgreSQL server that is not the application's own: stopped, started and halted by the test. */
export interface OutsidePostgres extends AsyncDisposable {
  /** One connection string however often it is started. */
  readonly connectionString: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Sends a signal to the server and to each of its processes. */
  signal(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a server with all migrations applied. */
export async function startOutsidePostgres(): Promise<OutsidePostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'estante-outside-'));
  let server = await startOn(dataDir);
  const connectionString = byPort(server.connectionString);
  const port = Number(new URL(connectionString).port);
  await migrate(connectionString);
  const signal = async (name: NodeJS.Signals) => {
    // The postmaster first: one that is halted makes no more of them.
    process.kill(await postmasterOf(dataDir), name);
    for (const pid of await processesOf(dataDir)) killIfThere(pid, name);
  };
  return {
    connectionString,
    signal,
    stop: () => server.stop(),
    start: async () => {
      server = await startOn(dataDir, port);
    },
    [Symbol.asyncDispose]: async () => {
      await signal('SIGCONT').catch(() => {});
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startOn(dataDir: string, port?: number): Promise<StartedPostgres> {
  const where = port === undefined ? {} : { port };
  const result = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    keepsData: false,
    ...where,
  });
  if (result.kind !== 'started') throw new Error(JSON.stringify(result));
  return result;
}

/** Signals a process that was seen, and may have ended since: of a connection that was let go of. */
function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
