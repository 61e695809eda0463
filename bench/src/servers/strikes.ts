import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeBenchFile } from '../import-records.ts';
import { runWatched } from '../watched-process.ts';
import { mostBehind } from './balancer.ts';
import { importer } from '../programs.ts';
import type { Scene } from './scene.ts';

/** Event that befalls one server while people act. */
export interface Strike {
  readonly name: string;
  /** Place of the server among the three. */
  readonly server: number;
  /** Whether the server should get no requests meanwhile. */
  readonly takesOut: boolean;
  /** Begins the strike. Resolves with remarks for the report. */
  begin(scene: Scene): Promise<string[]>;
  meanwhile?(scene: Scene): Promise<void>;
  end(scene: Scene): Promise<void>;
  after?(scene: Scene): Promise<string[]>;
}

const nothing = async () => [];

export const strikes: readonly Strike[] = [
  { name: 'none', server: 0, takesOut: false, begin: nothing, end: async () => {} },
  {
    name: 'killed',
    server: 0,
    takesOut: true,
    begin: async ({ servers: [first] }) => {
      await first.stop('SIGKILL');
      return [];
    },
    end: ({ servers: [first] }) => first.start(),
  },
  {
    name: 'cut from database',
    server: 1,
    takesOut: true,
    begin: async ({ relay }) => {
      relay.cut();
      return [];
    },
    end: async ({ relay }) => relay.mend(),
  },
  {
    // Like a paused virtual machine: when it goes on, the others know 10,000 titles more.
    name: 'frozen and behind',
    server: 2,
    takesOut: true,
    begin: async (scene) => {
      signalThreads(scene.servers[2].pid, 'SIGSTOP');
      return [];
    },
    meanwhile: importMore,
    end: async ({ servers: [, , third] }) => signalThreads(third.pid, 'SIGCONT'),
    after: async ({ servers: [, , third] }) => [
      `back in with an index ${await behindOf(third.address)} s behind, of ${mostBehind} allowed`,
    ],
  },
];

/** Signals the application and all processes that it has started. */
function signalThreads(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal);
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = all.map(Number).filter((one) => parentOf(one) === pid);
  return own.flatMap((one) => [one, ...childrenOf(one)]);
}

function parentOf(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
  } catch {
    return null;
  }
}

async function importMore({ folder, settings }: Scene): Promise<void> {
  const file = join(folder, 'more.mrc');
  await writeBenchFile(file, 10_000);
  const done = await runWatched(importer, ['--new-libraries', file], settings);
  if (done.code !== 0) throw new Error(`the import failed:\n${done.output}`);
}

async function behindOf(address: string): Promise<number> {
  const answer = await fetch(`${address}/readyz`);
  const { index_behind_seconds: seconds } = (await answer.json()) as {
    index_behind_seconds: number;
  };
  return seconds;
}
