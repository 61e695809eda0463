import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Postmaster {
  readonly pid: number;
  readonly isReady: boolean;
}

/** Reads the lock file of a cluster; null where there is none, or its process has ended. */
export async function postmasterOf(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) ? { pid, isReady: lines[7] === 'ready' } : null;
}

/** Processes of a cluster: the postmaster first, then its sessions and helpers. */
export async function processesOf(cluster: string): Promise<readonly number[]> {
  const postmaster = await postmasterOf(cluster);
  if (!postmaster) return [];
  const { pid } = postmaster;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

/** Sends a signal to each process that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, signal);
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Whether a condition came true within so many milliseconds; it is tested every few. */
export async function cameTrue(
  isTrue: () => boolean | Promise<boolean>,
  within: number,
): Promise<boolean> {
  const ends = performance.now() + within;
  while (performance.now() < ends) {
    if (await isTrue()) return true;
    await delay(5);
  }
  return false;
}
