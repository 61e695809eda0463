import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { servesCluster } from './postmaster-file.ts';

const steps = [
  // Immediate: without a word to disk. The next start recovers what was committed from the log.
  { signal: 'SIGQUIT', patience: 3_000 },
  { signal: 'SIGKILL', patience: 5_000 },
] as const;

/**
 * Ends every PostgreSQL process on the cluster: a server that hangs, and sessions that outlived one
 * that was killed. They hold its shared memory, beside which no other server starts.
 */
export async function endProcesses(cluster: string): Promise<void> {
  for (const { signal, patience } of steps) {
    for (const pid of await processesOf(cluster)) send(pid, signal);
    const since = performance.now();
    while (performance.now() - since < patience) {
      if ((await processesOf(cluster)).length === 0) return;
      await sleep(20);
    }
  }
}

async function processesOf(cluster: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const serving = await Promise.all(pids.map((pid) => servesCluster(pid, cluster)));
  return pids.filter((_, index) => serving[index]);
}

export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile, or is another user's: the wait for its end shows which.
  }
}
