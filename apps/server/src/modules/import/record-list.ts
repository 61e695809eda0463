import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A JSON-lines file that comes to be with its first line. */
export interface RecordList {
  append(entries: readonly object[]): Promise<void>;
  /** The file's path, or null where nothing was listed. */
  close(): Promise<string | null>;
}

export function openRecordList(path: string): RecordList {
  let file: FileHandle | null = null;
  return {
    append: async (entries) => {
      if (entries.length === 0) return;
      if (!file) {
        await mkdir(dirname(path), { recursive: true });
        file = await open(path, 'a');
      }
      await file.write(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    },
    close: async () => {
      await file?.close();
      return file ? path : null;
    },
  };
}
