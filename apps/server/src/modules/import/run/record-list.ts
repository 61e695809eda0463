import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A JSON-lines file that comes to be with its first line. */
export interface RecordList {
  append(entries: readonly object[]): Promise<void>;
  /** The file's path, or null where nothing was listed. */
  close(): Promise<string | null>;
}

/** @param stem path without '.jsonl'; a number is added where another import took it */
export function openRecordList(stem: string): RecordList {
  let opened: { readonly path: string; readonly file: FileHandle } | null = null;
  return {
    append: async (entries) => {
      if (entries.length === 0) return;
      opened ??= await openNew(stem);
      await opened.file.write(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    },
    close: async () => {
      await opened?.file.close();
      return opened?.path ?? null;
    },
  };
}

async function openNew(stem: string): Promise<{ path: string; file: FileHandle }> {
  await mkdir(dirname(stem), { recursive: true });
  for (let number = 1; ; number += 1) {
    const path = `${stem}${number === 1 ? '' : `-${number}`}.jsonl`;
    try {
      return { path, file: await open(path, 'ax') };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
