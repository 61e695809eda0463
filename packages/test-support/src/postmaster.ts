import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Process number of the embedded PostgreSQL of a data folder, as its lock file says it. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'pg/cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n', 1)[0]);
}

/** Whether a process of this number runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
