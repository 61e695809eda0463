import { readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

export type ServerStatus = 'starting' | 'stopping' | 'ready' | 'standby' | 'unknown';

/** State of a running PostgreSQL by its own lock file, postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: ServerStatus;
}

export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/**
 * Reads a lock file. Line 1 is the process, 4 the port, 8 the status; the file grows while the server starts
 * (src/include/utils/pidfile.h).
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(postmasterFile(cluster), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  return { pid: Number(lines[0]), port: Number(lines[3]), status: statusOf(lines[7]) };
}

function statusOf(line: string | undefined): ServerStatus {
  return line === 'starting' || line === 'stopping' || line === 'ready' || line === 'standby'
    ? line
    : 'unknown';
}

/**
 * The PostgreSQL that runs on this cluster; null where none does. A lock file alone proves nothing: after a
 * power cut its number may belong to any process, or, in a container, to one nobody has reaped.
 */
export async function livePostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(cluster);
  return postmaster !== null && (await servesCluster(postmaster.pid, cluster)) ? postmaster : null;
}

/** Whether a process is PostgreSQL, and works on this cluster. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const process = `/proc/${pid}`;
  const state = await readFile(`${process}/stat`, 'utf8').catch(() => null);
  if (state === null || isDead(state)) return false;
  const command = (await readFile(`${process}/cmdline`, 'utf8').catch(() => '')).split('\0');
  if (basename(command[0] ?? '') !== 'postgres' && !(await runsPostgres(process))) return false;
  return (await worksIn(process, cluster)) ?? command.includes(cluster);
}

/**
 * Whether a process is a zombie or dead. The state follows the program name, which may contain brackets:
 * proc(5).
 */
function isDead(processState: string): boolean {
  return /^[ZXx]/.test(processState.slice(processState.lastIndexOf(')') + 2));
}

async function runsPostgres(process: string): Promise<boolean> {
  const program = await readlink(`${process}/exe`).catch(() => '');
  return basename(program) === 'postgres';
}

/** The working directory of a process: PostgreSQL's is its data directory. Null where we may not look. */
async function worksIn(process: string, cluster: string): Promise<boolean | null> {
  const [there, here] = await Promise.all([
    stat(`${process}/cwd`).catch(() => null),
    stat(cluster),
  ]);
  return there === null ? null : there.dev === here.dev && there.ino === here.ino;
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
