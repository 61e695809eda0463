import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcesses, send } from './cluster-processes.ts';
import { livePostmaster, postmasterFile, type Postmaster } from './postmaster-file.ts';
import { starterIn } from './server-settings.ts';

/** Longest wait for a server to say 'stopping', in ms: it may just have been told to stop. */
const stoppingPatienceMs = 500;
/**
 * Longest wait for a server that a living process shuts down, in ms; that process would itself end it before.
 */
const shutdownPatience = 60_000;
/** Longest wait for a server whose process is gone, in ms: nobody else ends it should it hang. */
const orphanPatience = 5_000;

/**
 * Makes room for a start: waits for a server that is shutting down, ends one that its own process left behind,
 * and removes the lock file of one that is gone. Returns the server that stays, if one does.
 */
export async function makeRoom(cluster: string): Promise<Postmaster | null> {
  let running = await livePostmaster(cluster);
  const isLeft = running !== null && (await isOrphan(running));
  if (running && isLeft) send(running.pid, 'SIGINT');
  const since = performance.now();
  while (running !== null && performance.now() - since < patienceWith(running, isLeft)) {
    await sleep(20);
    running = await livePostmaster(cluster);
  }
  if (running !== null && running.status !== 'stopping' && !(await isOrphan(running))) {
    return running;
  }
  await endProcesses(cluster);
  await rm(postmasterFile(cluster), { force: true });
  return null;
}

function patienceWith(server: Postmaster, isLeft: boolean): number {
  if (isLeft) return orphanPatience;
  return server.status === 'stopping' ? shutdownPatience : stoppingPatienceMs;
}

/**
 * Whether a server of ours is no longer a child of the process that started it; false for one that is not ours.
 */
async function isOrphan({ pid }: Postmaster): Promise<boolean> {
  const process = `/proc/${pid}`;
  const command = await readFile(`${process}/cmdline`, 'utf8').catch(() => '');
  const state = await readFile(`${process}/stat`, 'utf8').catch(() => '');
  const starter = starterIn(command.split('\0'));
  // State and parent follow the program name, which may hold brackets: proc(5).
  const parent = /^\S (\d+)/.exec(state.slice(state.lastIndexOf(')') + 2))?.[1];
  return starter !== null && parent !== undefined && Number(parent) !== starter;
}
