import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Processes of PostgreSQL that work in a data folder, whatever their parent. */
export async function processesOf(dataDir: string): Promise<number[]> {
  const cluster = join(dataDir, 'pg/cluster');
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)),
  );
  return pids.filter((_, index) => folders[index] === cluster).map(Number);
}
