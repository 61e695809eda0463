import { spawn, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmaster } from './postmaster-file.ts';
import { programEnvironment } from './run-command.ts';

export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Settles when the process is gone, for any reason. Never rejects. */
  readonly exited: Promise<ServerExit>;
  /** Settles when its children are gone too: sessions, and the log collector. */
  readonly gone: Promise<void>;
}

/** Starts the server. What it says before its own log takes over is kept in `startLog`. */
export async function launch(command: readonly string[], startLog: string): Promise<ServerProcess> {
  const [program = '', ...args] = command;
  const output = await open(startLog, 'w', 0o600);
  try {
    const child = spawn(program, args, {
      // A session of its own: Ctrl-C in the terminal signals only us, and we stop the server in order.
      detached: true,
      // The pipe carries nothing. All of the server's processes hold it, so its end is theirs.
      stdio: ['ignore', output.fd, output.fd, 'pipe'],
      env: programEnvironment,
      cwd: '/',
    });
    const exited = new Promise<ServerExit>((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
      child.once('error', () => resolve({ code: null, signal: null }));
    });
    const gone = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
    });
    return { child, exited, gone };
  } finally {
    await output.close();
  }
}

/**
 * Waits until the server takes connections. The lock file must name our own child, since another instance may
 * answer on the port. Returns false where the process ended first, or was not ready after ten minutes (a
 * recovery after a power cut may take some).
 */
export async function becomesReady(server: ServerProcess, cluster: string): Promise<boolean> {
  const { child } = server;
  const deadline = performance.now() + 600_000;
  while (isRunning(child) && performance.now() < deadline) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true;
    await Promise.race([sleep(10), server.exited]);
  }
  return false;
}

/**
 * Signals that end a server, each with the longest wait for its effect in ms: together less than the
 * application itself is given to end.
 */
const shutdownSteps = [
  // Fast: connections are cut, everything is written down.
  { signal: 'SIGINT', patience: 8_000 },
  // Immediate: the next start recovers from the log. Nothing committed is lost.
  { signal: 'SIGQUIT', patience: 3_000 },
  { signal: 'SIGKILL', patience: 3_000 },
] as const;

/** Ends the server, gently at first, and resolves when its processes are gone. */
export async function shutDown({ child, exited, gone }: ServerProcess): Promise<void> {
  child.ref();
  for (const { signal, patience } of shutdownSteps) {
    if (!isRunning(child)) break;
    child.kill(signal);
    await within(patience, exited);
  }
  await exited;
  await within(10_000, gone);
}

async function within(patience: number, event: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const expired = sleep(patience, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([event, expired]);
  timer.abort();
}

/** Lets this process end without the server, which ends with its parent. */
export function letGo({ child }: ServerProcess): void {
  child.unref();
  const pipe = child.stdio[3];
  if (pipe instanceof Socket) pipe.unref();
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
