import { spawn } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningPostgres, startEmbeddedPostgres } from '@estante/database';
import { cameTrue, postmasterOf, signalAll } from './postgres-processes.ts';

export type DatabaseKind = 'embedded' | 'own';

/** The PostgreSQL that an application is started on. */
export interface Database {
  readonly kind: DatabaseKind;
  /** Of the application, as its operator sets it; '' for the embedded one. */
  readonly url: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** Where it can be reached at this moment. */
  connectionString(): Promise<string>;
  /** Resolves when it takes connections. The embedded one is the application's to start. */
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
  const { connectionString } = made;
  const cluster = join(folder, 'pg/cluster');
  const command = await commandOf((await postmasterOf(cluster))?.pid ?? 0);
  await made.stop();
  const start = async () => {
    const [program = '', ...args] = command;
    spawn(program, args, { stdio: 'ignore', detached: true, cwd: '/' }).unref();
    const isReady = async () => (await postmasterOf(cluster))?.isReady === true;
    if (!(await cameTrue(isReady, 60_000))) throw new Error('PostgreSQL does not come back');
  };
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

/** In order, as `pg_ctl stop --mode=fast` does it. */
export async function stopPostgres(cluster: string): Promise<void> {
  const running = await postmasterOf(cluster);
  if (!running) return;
  signalAll([running.pid], 'SIGINT');
  await cameTrue(async () => (await postmasterOf(cluster)) === null, 60_000);
}

/** How a server was started, to be started so again: as root only within a namespace of users. */
async function commandOf(pid: number): Promise<readonly string[]> {
  const [, ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').slice(0, -1);
  const program = await readlink(`/proc/${pid}/exe`);
  const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  const withUs = ['setpriv', '--pdeathsig', 'INT', '--'];
  return [...(process.geteuid?.() === 0 ? asNobody : []), ...withUs, program, ...args];
}
