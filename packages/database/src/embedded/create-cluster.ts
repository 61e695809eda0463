import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { layout, superuser, type ClusterFolder } from './cluster-folder.ts';
import { endsWithParent, obstacleTo, waysForNewCluster, type RunAs } from './run-as.ts';
import { failureOf } from './run-command.ts';

const draftPrefix = 'pg.tmp-';

/**
 * Makes the cluster in a folder that gets its name once it is complete: one whose making was cut short would
 * never start. Returns null, or why no way of running PostgreSQL could make it.
 */
export async function createCluster(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  keepsData: boolean,
): Promise<string | null> {
  const obstacles: string[] = [];
  for (const way of waysForNewCluster()) {
    await removeDrafts(folder.dataDir);
    const draft = join(folder.dataDir, `${draftPrefix}${process.pid}`);
    const obstacle = await initialise(draft, way, binaries, keepsData);
    if (obstacle === null) {
      await rename(draft, folder.root);
      await flush(folder.dataDir);
      return null;
    }
    obstacles.push(`${way.name}: ${obstacle}`);
  }
  await removeDrafts(folder.dataDir);
  return `PostgreSQL's data could not be created in ${folder.dataDir} (${obstacles.join('; ')})`;
}

async function initialise(
  draft: string,
  way: RunAs,
  binaries: PostgresBinaries,
  keepsData: boolean,
): Promise<string | null> {
  const { cluster, password } = layout(draft);
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  try {
    await writePassword(password);
    if (way.name === 'reduced-root') await chown(cluster, way.owner, way.owner);
  } catch (error) {
    return String(error);
  }
  return (
    (await obstacleTo(way, binaries, cluster)) ??
    (await failureOf([
      ...way.prefix,
      ...(await endsWithParent()),
      binaries.initdb,
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(keepsData ? [] : ['--no-sync']),
    ]))
  );
}

async function writePassword(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(24).toString('base64url')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(draftPrefix)) continue;
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Writes a folder to disk: only then does a rename in it last through a power cut. */
async function flush(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
