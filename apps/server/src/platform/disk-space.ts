import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** PostgreSQL has no room left to write: SQLSTATE disk_full. */
export const diskFull = '53100';

/** Below so many free bytes there is no room for what PostgreSQL and the index write next. */
const leastFree = 64 * 1024 * 1024;
/** Milliseconds after which a file system that does not answer, as one over a network, counts as full. */
const patience = 1000;
/** Milliseconds for which PostgreSQL's word that a disk is full is believed: it may be another machine's. */
const believed = 10_000;

export interface DiskSpace {
  hasRoom(): Promise<boolean>;
  /** PostgreSQL refused a write for want of room. */
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
