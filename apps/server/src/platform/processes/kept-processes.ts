import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start/start-error.ts';

/** A message of a worker. */
export type OfItself =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'unable'; readonly reason: string };

export interface KeptProcessesOptions {
  readonly entry: URL;
  readonly count: number;
  readonly env: Readonly<Record<string, string>>;
  readonly onFork: (worker: Worker) => void;
  readonly onWarning: (message: string) => void;
}

export interface KeptProcesses {
  /** Address that they all listen on, over one socket, which this process holds. */
  readonly address: string;
  all(): readonly Worker[];
  /** Replaces each process by a new one, which listens before the old one ends. */
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Longest wait for a worker to answer what it has begun, in ms; then it is killed. */
const patience = 13_000;
/** Pause in ms before a process that ended before it listened is started again. */
const pause = 1_000;

/**
 * Starts processes that listen on one socket, from which each takes connections while it has time. One that
 * ends is started again.
 * @throws StartError where the first cannot listen
 */
export async function keepProcesses(options: KeptProcessesOptions): Promise<KeptProcesses> {
  const { entry, count, env, onFork, onWarning } = options;
  // Each takes its connections from the socket itself: one that has died is dealt none.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: fileURLToPath(entry), args: [], serialization: 'advanced' });
  const living = new Set<Worker>();
  const leaving = new WeakSet<Worker>();
  let isStopping = false;

  async function open(): Promise<string> {
    const worker = cluster.fork(env);
    living.add(worker);
    worker.once('exit', () => living.delete(worker));
    onFork(worker);
    const address = await readyAt(worker);
    worker.once('exit', (code, signal) => {
      if (isStopping || leaving.has(worker)) return;
      onWarning(`A process that answers has ended (${signal ?? code}): another is started`);
      void openAgain();
    });
    return address;
  }
  async function openAgain(): Promise<void> {
    if (isStopping) return;
    const isOpen = await open().then(
      () => true,
      (fault: unknown) => onWarning(String(fault)),
    );
    if (isOpen) return;
    await delay(pause, undefined, { ref: false });
    return openAgain();
  }
  async function end(worker: Worker): Promise<void> {
    leaving.add(worker);
    if (worker.isDead()) return;
    const gone = once(worker, 'exit').then(() => true);
    worker.process.kill('SIGTERM');
    const isGone = await Promise.race([gone, delay(patience, false, { ref: false })]);
    if (!isGone) worker.process.kill('SIGKILL');
    await gone;
  }
  let replacing: Promise<void> = Promise.resolve();
  async function replace(): Promise<void> {
    for (const worker of Array.from(living)) {
      if (isStopping) return;
      await open();
      await end(worker);
    }
  }
  const stop = async () => {
    isStopping = true;
    await Promise.all([...living].map(end));
  };
  try {
    const [address = ''] = await Promise.all(Array.from({ length: count }, open));
    return {
      address,
      all: () => [...living],
      replaceAll: () => (replacing = replacing.catch(() => {}).then(replace)),
      stop,
    };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

function readyAt(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: OfItself) => {
      if (message.kind === 'ready') resolve(message.address);
      if (message.kind === 'unable') reject(new StartError(message.reason));
    });
    worker.once('exit', () => reject(new Error('A process that answers ended as it started')));
  });
}
