import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Makes the data folder where it is missing, and writes into it.
 * @throws StartError where that cannot be done
 */
export async function checkDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '', { flag: 'wx', mode: 0o600 });
    await rm(probe);
  } catch (error) {
    throw new StartError(`DATA_DIR (${folder}) ${problemOf(error)}`, { cause: error });
  }
}

/**
 * Makes a folder and its parents. Node's `recursive` never ends where a parent can be neither found nor made,
 * as in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') {
      await makeFolder(dirname(folder));
      await mkdir(folder, { mode: 0o700 });
    } else if (!(code === 'EEXIST' && (await stat(folder)).isDirectory())) throw error;
  }
}

function problemOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'is a file, or below one: name a folder.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'has no room left: make some, or name a folder on another disk.';
    case 'EROFS':
      return 'cannot be written, since its file system is read-only: name another folder.';
    case 'EACCES':
    case 'EPERM':
      return 'cannot be written by this user: change its owner, or name another folder.';
    default:
      return `cannot be made or written: name another folder (${String(error)}).`;
  }
}
