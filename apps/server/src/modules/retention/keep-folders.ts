import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { createLoop, type Loop } from '../../platform/jobs/loop.ts';
import { keptFolders, type KeptFolder } from './folders.ts';

interface FolderDeps {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

const hour = 3_600_000;
const day = 24 * hour;

/** Each server has a data folder of its own: each looks after it, at its start and every hour. */
export function createFolderKeeper(deps: FolderDeps): Loop {
  return createLoop(
    (signal) => eachByItself(keptFolders, signal, (folder) => clearFolder(deps, folder)),
    { interval: hour, onError: (err) => deps.log.error({ err }, 'old files not cleared') },
  );
}

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAt: number;
}

async function clearFolder({ dataDir, clock, log }: FolderDeps, folder: KeptFolder): Promise<void> {
  const files = await filesOf(join(dataDir, folder.path));
  const gone = filesToClear(files, folder, clock.now().epochMilliseconds);
  for (const { path } of gone) await rm(path, { force: true });
  if (gone.length === 0) return;
  const bytes = gone.reduce((sum, one) => sum + one.bytes, 0);
  log.warn({ folder: folder.path, files: gone.length, bytes }, 'old files cleared away');
}

/**
 * Files past their days, and the oldest beyond what the folder may hold; not the newest for that.
 */
export function filesToClear(
  files: readonly KeptFile[],
  { days, megabytes }: Pick<KeptFolder, 'days' | 'megabytes'>,
  now: number,
): readonly KeptFile[] {
  let bytes = 0;
  return files
    .toSorted((one, other) => other.writtenAt - one.writtenAt)
    .filter((file, place) => {
      bytes += file.bytes;
      const isTooMuch = place > 0 && bytes > megabytes * 1_000_000;
      return isTooMuch || now - file.writtenAt > days * day;
    });
}

/** Files in a folder; none where there is no such folder. */
async function filesOf(folder: string): Promise<readonly KeptFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(files.map(({ name }) => lookAt(join(folder, name))));
  return found.filter((file) => file !== null);
}

async function lookAt(path: string): Promise<KeptFile | null> {
  const found = await stat(path).catch(() => null);
  return found && { path, bytes: found.size, writtenAt: found.mtimeMs };
}
