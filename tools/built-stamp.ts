import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOfFiles } from './digest-of-files.ts';

export interface Build {
  /** Folder of the build. */
  readonly dist: string;
  /** Patterns, from the root, of all its sources. */
  readonly sources: readonly string[];
  readonly make: () => Promise<void>;
}

/** Patterns of the built files, without the stamp beside them. */
const built = ['client/**/*', 'client/.*/**/*', 'server/**/*', '*.js'];

/**
 * Records in a file of the folder which sources a complete build was made from: an interrupted build keeps the earlier
 * stamp, which does not fit it.
 */
export async function stampBuilt(folder: string, sources: string): Promise<void> {
  await writeFile(join(folder, 'stamp'), await stampOf(folder, sources));
}

/** Whether the folder holds what was built from these sources, with no file missing or altered. */
export async function isBuiltFrom(folder: string, sources: string): Promise<boolean> {
  const stamp = await readFile(join(folder, 'stamp'), 'utf8').catch(() => null);
  return stamp !== null && stamp === (await stampOf(folder, sources).catch(() => null));
}

async function stampOf(folder: string, sources: string): Promise<string> {
  return `sources ${sources}\nbuilt ${digestOfFiles(folder, built)}\n`;
}
