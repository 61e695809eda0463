import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-256 of the names and contents of all files in a folder that fit the patterns. A start waits for
 * it: files as small as these are read in less time than another thread is asked to.
 */
export function digestOfFiles(folder: string, patterns: readonly string[]): string {
  const names = globSync(patterns, { cwd: folder });
  const hash = createHash('sha256');
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
