import { existsSync } from 'node:fs';
import { chown, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { locateBinaries, type PostgresBinaries } from './binaries.ts';
import { openDataFolder, type ClusterFolder } from './cluster-folder.ts';
import { createCluster } from './create-cluster.ts';
import { makeRoom } from './previous-server.ts';
import { obstacleTo, waysForOwner, type RunAs } from './run-as.ts';
import { startServer, type StartedPostgres } from './start-server.ts';
import { lockStart } from './start-lock.ts';

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Whether data survive a power cut; false in tests, for speed. */
  readonly keepsData?: boolean;
  /** Port to listen on; by default a free one. */
  readonly port?: number;
}

export interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: string;
}

export type StartResult =
  | StartedPostgres
  | { readonly kind: 'already-running'; readonly pid: number }
  | Unavailable;

/**
 * Starts the PostgreSQL that npm installed, on the data folder, which is made at first. It ends with the
 * calling thread, even when that is killed: call it from the main one.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<StartResult> {
  const binaries = await locateBinaries();
  if ('reason' in binaries) return unavailable(binaries.reason);
  try {
    const folder = await openDataFolder(options.dataDir);
    await using lock = await lockStart(folder.dataDir);
    if (lock === null) return unavailable(`another start on ${folder.dataDir} does not finish`);
    return await startLocked(folder, binaries, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && isDenial(error.code)) {
      return unavailable(`${options.dataDir} cannot be used: ${error.message}`);
    }
    if (error instanceof Error && 'code' in error && isDamage(error.code)) {
      const root = resolve(options.dataDir, 'pg');
      return unavailable(
        `${root} is damaged (${error.message}): bring it back from a copy, or move it away to begin with an empty one.`,
      );
    }
    throw error;
  }
}

async function startLocked(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  { log, keepsData = true, port }: EmbeddedPostgresOptions,
): Promise<StartResult> {
  if (!existsSync(folder.root)) {
    log(`creating the database in ${folder.root}`);
    const obstacle = await createCluster(folder, binaries, keepsData);
    if (obstacle !== null) return unavailable(obstacle);
  }
  const running = await makeRoom(folder.cluster);
  if (running !== null) return { kind: 'already-running', pid: running.pid };

  const way = await chooseWay(folder, binaries);
  if ('reason' in way) return unavailable(way.reason);
  log(`starting PostgreSQL on ${folder.root} (${way.name})`);
  const choosePort = port === undefined ? {} : { choosePort: async () => port };
  const server = await startServer({ folder, binaries, way, keepsData, ...choosePort });
  return 'reason' in server ? unavailable(server.reason) : server;
}

async function chooseWay(
  { cluster }: ClusterFolder,
  binaries: PostgresBinaries,
): Promise<RunAs | { readonly reason: string }> {
  const { uid: owner } = await stat(cluster);
  const obstacles: string[] = [];
  for (const way of waysForOwner(owner)) {
    if (way.owner !== owner) await giveTo(cluster, way.owner);
    const obstacle = await obstacleTo(way, binaries, cluster);
    if (obstacle === null) return way;
    obstacles.push(`${way.name}: ${obstacle}`);
  }
  const why = obstacles.length > 0 ? obstacles.join('; ') : `it belongs to user ${owner}`;
  return { reason: `PostgreSQL cannot run on ${cluster} (${why})` };
}

async function giveTo(cluster: string, owner: number): Promise<void> {
  for (const name of await readdir(cluster, { recursive: true })) {
    await chown(join(cluster, name), owner, owner);
  }
  // Last, so that a change cut short is repeated.
  await chown(cluster, owner, owner);
}

function unavailable(reason: string): Unavailable {
  return { kind: 'unavailable', reason };
}

/** Whether something of a cluster is missing, or is a file in place of a folder. */
function isDamage(code: unknown): boolean {
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
}

function isDenial(code: unknown): boolean {
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOSPC';
}
