import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Installation under test, driven by npm commands and by a person's calls over HTTP. */
export interface LiveNetwork {
  readonly dataDir: string;
  readonly backup: string;
  readonly records: string;
  /** Values for later steps: access tokens by user name, a barcode, an account. */
  readonly known: Map<string, string>;
  /** Runs `npm run NAME -- …` with what is typed into it; resolves with its output. */
  npm(name: string, args: readonly string[], typed?: string): Promise<string>;
  /** Runs `npm start` until it says where it is. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Makes a call; throws unless it is answered with 200. `who` has signed in before. */
  ask<Answer>(path: string, asked?: AskOptions): Promise<Answer>;
}

export interface AskOptions {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
  /** A bearer token. */
  readonly who?: string | undefined;
}

interface Place {
  readonly folder: string;
  readonly records: string;
}

export function openLive({ folder, records }: Place): LiveNetwork {
  const dataDir = join(folder, 'data');
  const env = {
    ...process.env,
    LANG: 'C',
    LC_ALL: '',
    ENV_FILE: '',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    DEMO: 'false',
    PORT: '0',
  };
  let server: { readonly address: string; stop(): Promise<void> } | null = null;
  return {
    dataDir,
    records,
    backup: join(folder, 'backup'),
    known: new Map(),
    npm: (name, args, typed = '') => runNpm(['run', '-s', name, '--', ...args], env, typed),
    start: async () => {
      server = await startNpm(env);
    },
    stop: async () => {
      await server?.stop();
      server = null;
    },
    ask: async (path, asked = {}) => {
      if (!server) throw new Error('the server is not there');
      return askServer(`${server.address}${path}`, asked);
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

async function runNpm(args: readonly string[], env: Environment, typed: string): Promise<string> {
  const child = spawn('npm', args, { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said += part.toString()));
  }
  child.stdin.end(typed);
  await once(child, 'close');
  if (child.exitCode !== 0)
    throw new Error(`npm ${args.join(' ')} ended with ${child.exitCode}:\n${said}`);
  return said;
}

async function startNpm(env: Environment) {
  const child = spawn('npm', ['-s', 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [, address] = /ready at (http\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return { address: address.replace('localhost', '127.0.0.1'), stop };
  }
  throw new Error('npm start ended before it was ready');
}

async function askServer<Answer>(
  address: string,
  { method = 'GET', body, who }: AskOptions,
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: {
      // Browsers send this on the site's own pages.
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
      ...(who !== undefined && { authorization: `Bearer ${who}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}
