import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** SHA-256 of the names and contents of all files in a folder that fit the patterns. */
export async function digestOfFiles(folder: string, patterns: readonly string[]): Promise<string> {
  const names: string[] = [];
  for await (const name of glob(patterns, { cwd: folder })) names.push(name);
  const hash = createHash('sha256');
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    if ((await stat(path)).isFile()) hash.update(`${name}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}
