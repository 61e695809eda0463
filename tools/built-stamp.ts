import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOfFiles } from './digest-of-files.ts';

export interface Build {
  /** Folder of what is built. */
  readonly dist: string;
  /** Patterns, from the root, of everything it is made of. */
  readonly sources: readonly string[];
  readonly make: () => Promise<void>;
}

/** Everything in the folder of what was built but the stamp, which is beside them. */
const built = ['client/**/*', 'client/.*/**/*', 'server/**/*', '*.js'];

/**
 * Says in a file of the folder what was built from sources of this digest, once it is whole: a build
 * that is cut off leaves the stamp of the one before, which does not fit it.
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
