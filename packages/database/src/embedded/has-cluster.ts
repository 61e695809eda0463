import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { layout } from './cluster-folder.ts';

/**
 * Whether a data folder has a cluster of the embedded PostgreSQL, sound or not; one that this user may not enter
 * counts as having one.
 */
export async function hasCluster(dataDir: string): Promise<boolean> {
  const { root } = layout(join(resolve(dataDir), 'pg'));
  return stat(root).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}
