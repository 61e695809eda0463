import { spawn } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findRunningPostgres, startEmbeddedPostgres } from '@estante/database';
import { byPort } from '@estante/test-support/by-port';
import { cameTrue, postmasterOf, signalAll } from './postgres-processes.ts';

export type DatabaseKind = 'embedded' | 'own';

/** PostgreSQL that an application is started on. */
export interface Database {
  readonly kind: DatabaseKind;
  /** Address that the application is given by its operator; '' for the embedded one. */
  readonly url: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** Address of the database at this moment. */
  connectionString(): Promise<string>;
  /** Resolves once the database takes connections. The application starts the embedded one. */
  start(): Promise<void>;
}

export function embeddedIn(dataDir: string): Database {
  return {
    kind: 'embedded',
    url: '',
    cluster: join(dataDir, 'pg/cluster'),
    connectionString: async () => {
      const running = await findRunningPostgres(dataDir);
      if (running === null) throw new Error('the embedded PostgreSQL does not run');
      return running;
    },
    start: async () => {},
  };
}

/** A PostgreSQL apart from the application, always on the same port, ended with this process. */
export async function createOwn(folder: string): Promise<Database & AsyncDisposable> {
  const made = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  if (made.kind !== 'started') throw new Error(`PostgreSQL does not start: ${made.kind}`);
  const connectionString = byPort(made.connectionString);
  const cluster = join(folder, 'pg/cluster');
  const command = await commandOf((await postmasterOf(cluster))?.pid ?? 0);
  await made.stop();
  const start = () => startUntilReady(command, cluster);
  await start();
  return {
    kind: 'own',
    url: connectionString,
    cluster,
    connectionString: async () => connectionString,
    start,
    [Symbol.asyncDispose]: () => stopPostgres(cluster),
  };
}

/** Starts a command again if it ends at once: processes of a killed server may still be there. */
async function startUntilReady(command: readonly string[], cluster: string): Promise<void> {
  const [program = '', ...args] = command;
  const isReady = async () => (await postmasterOf(cluster))?.isReady === true;
  for (let left = 60; left > 0; left -= 1) {
    const child = spawn(program, args, { stdio: 'ignore', detached: true, cwd: '/' });
    child.unref();
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    if (await cameTrue(async () => (await isReady()) || hasEnded(), 60_000)) {
      if (await isReady()) return;
      await delay(500);
    }
  }
  throw new Error('PostgreSQL does not come back');
}

/** Stops a server in order, as `pg_ctl stop --mode=fast` does. */
export async function stopPostgres(cluster: string): Promise<void> {
  const running = await postmasterOf(cluster);
  if (!running) return;
  signalAll([running.pid], 'SIGINT');
  await cameTrue(async () => (await postmasterOf(cluster)) === null, 60_000);
}

/** Command that a server was started by, to start it so again: as root only within a namespace of users. */
async function commandOf(pid: number): Promise<readonly string[]> {
  const [, ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').slice(0, -1);
  const program = await readlink(`/proc/${pid}/exe`);
  const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  const withUs = ['setpriv', '--pdeathsig', 'INT', '--'];
  return [...(process.geteuid?.() === 0 ? asNobody : []), ...withUs, program, ...args];
}
