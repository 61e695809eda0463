import { connectionStringOf, existingDataFolder } from './cluster-folder.ts';
import { livePostmaster } from './postmaster-file.ts';

/**
 * The connection string of the server that runs on this data folder, so that a command can work beside the
 * application; null where none runs, or where this user may not enter the folder.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  try {
    const folder = await existingDataFolder(dataDir);
    const server = await livePostmaster(folder.cluster);
    return server?.status === 'ready' ? await connectionStringOf(folder, server.port) : null;
  } catch (error) {
    if (isOutOfReach(error)) return null;
    throw error;
  }
}

function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EACCES';
}
