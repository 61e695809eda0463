import { readFile, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';

/** File system in memory that Linux has. */
const shared = '/dev/shm';

const gibibyte = 2 ** 30;
/** Bytes that must be free there; the gate writes a tenth of it. */
const room = 8 * gibibyte;

/**
 * A folder in memory for the temporary files of tests, which write and remove databases by the hundred. Null where
 * there is none with room, or where it lets no program run.
 */
export async function memoryFolder(): Promise<string | null> {
  try {
    const mounts = await readFile('/proc/mounts', 'utf8');
    const { bavail, bsize } = await statfs(shared);
    const free = Math.min(bavail * bsize, freemem());
    return runsPrograms(mounts, shared) && free >= room ? shared : null;
  } catch {
    return null;
  }
}

/** Whether a folder is mounted by a line of /proc/mounts, and with leave to run programs. */
export function runsPrograms(mounts: string, folder: string): boolean {
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const [, , , options] = lines.findLast(([, place]) => place === folder) ?? [];
  return options !== undefined && !options.split(',').includes('noexec');
}
