import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** SQLSTATE disk_full: PostgreSQL has no room left to write. */
export const diskFull = '53100';

/** Least free bytes: below, there is no room for what PostgreSQL and the index write next. */
const leastFree = 64 * 1024 * 1024;
/** Longest wait for the file system, in ms: one that does not answer, as over a network, counts as full. */
const patience = 1000;
/** Milliseconds for which the disk counts as full after PostgreSQL has said so: it may be another machine's. */
const believed = 10_000;

export interface DiskSpace {
  hasRoom(): Promise<boolean>;
  /** Notes that PostgreSQL has refused a write for want of room. */
  noteFull(): void;
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export function watchDiskSpace(folder: string): DiskSpace {
  let fullSince = -Infinity;
  return {
    noteFull: () => {
      fullSince = performance.now();
    },
    hasRoom: async () => {
      if (performance.now() - fullSince < believed) return false;
      const none = delay(patience, 0, { ref: false });
      return (await Promise.race([freeBytes(folder).catch(() => 0), none])) >= leastFree;
    },
  };
}
