import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';

export const root = new URL('../..', import.meta.url).pathname;

interface Started {
  readonly process: ChildProcess;
  readonly address: string;
}

/** Starts the application as `npm start` does, on a folder of its own. */
export async function start(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> {
  const child = spawn('sh', ['tools/node', 'tools/start.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, DATA_DIR: dataDir, PORT: '0' },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  await expect
    .poll(() => /ready at (http\S+)/.exec(said)?.[1] ?? child.exitCode, {
      timeout: 60_000,
      message: said,
    })
    .not.toBeNull();
  const address = /ready at (http\S+)/.exec(said)?.[1];
  if (!address) throw new Error(said);
  return { process: child, address };
}
