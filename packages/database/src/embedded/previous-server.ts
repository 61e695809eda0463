import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { livePostmaster, postmasterFile, type Postmaster } from './postmaster-file.ts';

/** A server whose parent was killed gets its signal within this time, and says 'stopping'. */
const grace = 500;
const shutdownPatience = 60_000;

/**
 * Makes room for a start: waits for a server that is shutting down, and removes the lock file of
 * one that is gone. Answers with the server that stays, if one does.
 */
export async function awaitPreviousServer(cluster: string): Promise<Postmaster | null> {
  let running = await livePostmaster(cluster);
  for (let waited = 0; running !== null && waited < patienceWith(running); waited += 20) {
    await sleep(20);
    running = await livePostmaster(cluster);
  }
  if (running === null) await rm(postmasterFile(cluster), { force: true });
  return running;
}

function patienceWith(server: Postmaster): number {
  return server.status === 'stopping' ? shutdownPatience : grace;
}
