import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setUpNetwork } from './set-up-network.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));

/** Environment variables of the application, as an operator sets them. */
export type Settings = Readonly<Record<string, string>>;

/** The application in a process of its own, as `npm start` runs it. */
export interface StartedApplication extends AsyncDisposable {
  /** 'http://127.0.0.1:40123' */
  readonly address: string;
  /** Process id of the application itself, not of a shell around it. */
  readonly pid: number;
  /** Output so far on standard output and standard error. */
  output(): string;
  /** Settles with its exit code when it has ended, for any reason; null where a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Sends a signal and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A start that ended before the application was ready. */
export class RefusedStart extends Error {
  override readonly name = 'RefusedStart';
  readonly exitCode: number | null;
  readonly output: string;

  constructor(exitCode: number | null, output: string) {
    super(`The application ended with ${exitCode} before it was ready. It wrote:\n${output}`);
    this.exitCode = exitCode;
    this.output = output;
  }
}

/**
 * Starts the application on a free port and resolves when it says that it is ready. Without the demo network unless
 * `DEMO` asks for it: the network is then empty but for its administrator. Unbuilt pages are built first. `root` is
 * another copy of the project, with a slash at its end.
 * @throws RefusedStart where it ends before that
 */
export async function startApplication(
  settings: Settings,
  root = checkout,
): Promise<StartedApplication> {
  const application = await startUnset(settings, root);
  await setUpNetwork(application.address, settings['DATA_DIR'] ?? join(root, 'data'));
  return application;
}

/** Starts an application without an administrator. */
export async function startUnset(settings: Settings, root = checkout): Promise<StartedApplication> {
  const child = spawn('sh', [`${root}tools/node`, `${root}tools/start.ts`], {
    cwd: root,
    env: { ...process.env, PORT: '0', DEMO: 'false', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(() => child.exitCode);
  const text = collect(child);
  const address = await Promise.race([readyAddress(child), exited.then(() => null)]);
  if (address === null) throw new RefusedStart(await exited, text());
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  return {
    address: address.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    output: text,
    exited,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  return () => text;
}

function readyAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stdout) return reject(new Error('no standard output'));
    createInterface({ input: stdout }).on('line', (line) => {
      const address = /ready at (http\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}
