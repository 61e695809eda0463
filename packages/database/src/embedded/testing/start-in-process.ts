import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('start-program.ts', import.meta.url));

export interface StartingProcess {
  /** Kind of the result of startEmbeddedPostgres in that process. */
  readonly kind: string;
  readonly connectionString: string;
  readonly pid: number;
  readonly reason: string;
  /** Messages that the start logged. */
  readonly messages: readonly string[];
  /** Lets the program end in order. */
  end(): Promise<void>;
  kill(): Promise<void>;
}

export interface Circumstances {
  readonly uid?: number;
  /** A folder of programs that are found before the system's. */
  readonly programs?: string;
  readonly umask?: string;
}

/** Starts PostgreSQL from a Node process of its own. */
export async function startInProcess(
  dataDir: string,
  { uid, programs, umask = '022' }: Circumstances = {},
): Promise<StartingProcess> {
  const script = `umask ${umask}; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', script, process.execPath, program, dataDir, 'expendable'], {
    ...(uid === undefined ? {} : { uid, gid: uid }),
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PATH: `${programs ?? ''}:${process.env['PATH'] ?? ''}` },
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), gone.then(() => ['{"kind":"died"}'])]);
  return {
    ...JSON.parse(String(line)),
    end: async () => {
      child.stdin.end();
      await gone;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
