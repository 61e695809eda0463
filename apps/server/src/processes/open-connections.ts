import { openPools, type DatabasePools } from '../platform/database/database-pools.ts';
import { diskFull, watchDiskSpace, type DiskSpace } from '../platform/start/disk-space.ts';
import type { Startup } from '../startup/startup.ts';

export interface Connections {
  readonly pools: DatabasePools;
  readonly disk: DiskSpace;
}

/** The pools of one process, and the watch of its disk, which PostgreSQL tells when the disk is full. */
export function openConnections(
  { config, log, started }: Pick<Startup, 'config' | 'log' | 'started'>,
  connectionString: string,
): Connections {
  const disk = watchDiskSpace(config.DATA_DIR);
  const pools = openPools({
    connectionString,
    size: config.DATABASE_POOL,
    log,
    onServerError: (code) => {
      if (code === diskFull) disk.noteFull();
    },
  });
  started.defer(() => pools.close());
  return { pools, disk };
}
