import { randomUUID } from 'node:crypto';
import { readFile, readlink, rename, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Link {
  /** A link and its target, from the package root: 'native/lib/libpq.so.5.18' and 'native/lib/libpq.so'. */
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the symbolic links that the libraries are found by. npm archives cannot hold them, so the package lists
 * them and makes them in an install script; making them here, the install needs no scripts. Several processes
 * may do so at once, and the folder may be read-only where the links exist. Returns null, or why a link is
 * missing.
 */
export async function linkSharedObjects(packageRoot: string): Promise<string | null> {
  for (const link of await listedLinks(packageRoot)) {
    try {
      await makeLink(packageRoot, link);
    } catch (error) {
      return `the library link ${join(packageRoot, link.target)} cannot be made: ${String(error)}`;
    }
  }
  return null;
}

async function listedLinks(packageRoot: string): Promise<readonly Link[]> {
  const list: unknown = JSON.parse(
    await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'),
  );
  if (!Array.isArray(list) || !list.every(isLink)) {
    throw new Error(`${packageRoot}/native/pg-symlinks.json is not a list of links`);
  }
  return list;
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

async function makeLink(packageRoot: string, { source, target }: Link): Promise<void> {
  const path = join(packageRoot, target);
  const pointsTo = relative(dirname(target), source);
  if ((await readlink(path).catch(() => null)) === pointsTo) return;
  // Renamed into place, so that a process that is just starting never meets a missing link.
  const draft = `${path}.${randomUUID()}`;
  await symlink(pointsTo, draft);
  await rename(draft, path);
}
