import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are being sent, one for each import. */
export interface UploadFolder {
  pathOf(runId: number): string;
  /** An empty file; what had its name is gone. */
  make(runId: number): Promise<void>;
  write(runId: number, position: number, bytes: Uint8Array): Promise<void>;
  isThere(runId: number): Promise<boolean>;
  remove(runId: number): Promise<void>;
  /** Whether a file of so many bytes may come in, and the server goes on. */
  hasRoom(bytes: number): Promise<boolean>;
}

/** What the database and the index need beside it. */
const keptFree = 500_000_000;

export function openUploadFolder(folder: string): UploadFolder {
  const pathOf = (runId: number) => join(folder, `import-${runId}`);
  return {
    pathOf,
    make: async (runId) => {
      await mkdir(folder, { recursive: true });
      await (await open(pathOf(runId), 'w')).close();
    },
    write: async (runId, position, bytes) => {
      const handle = await open(pathOf(runId), 'r+');
      try {
        await handle.write(bytes, 0, bytes.length, position);
      } finally {
        await handle.close();
      }
    },
    isThere: async (runId) => {
      const found = await stat(pathOf(runId)).catch(() => null);
      return found?.isFile() === true;
    },
    remove: (runId) => rm(pathOf(runId), { force: true }),
    hasRoom: async (bytes) => {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize > bytes + keptFree;
    },
  };
}
