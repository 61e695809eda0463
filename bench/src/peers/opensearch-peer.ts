import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openOpenSearchEngine } from '@estante/search-engine/opensearch';
import { findOpenSearch, startOpenSearch } from '@estante/search-engine/opensearch-server';
import { asked } from './estante-peer.ts';
import { bytesIn } from './bytes-in.ts';
import type { Peer } from './peer.ts';

/** OpenSearch of one node with one shard, through our own port. */
export async function openOpenSearch(folder: string, heap: number): Promise<Peer> {
  const home = await findOpenSearch();
  if (home === null) throw new Error('OpenSearch is not here: npm run opensearch fetches it');
  const server = await startOpenSearch(home, { folder, heap, isAsShipped: true });
  const engine = await openOpenSearchEngine({ url: server.address, name: 'peers', shards: 1 });
  return {
    ...asked(engine),
    pid: server.pid(),
    bytesOnDisk: () => bytesIn(`${folder}/data`),
    close: async () => {
      await engine.close();
      await endInPeace(server.pid());
      await server.stop();
    },
  };
}

/** Ends a node in order, with its data flushed to disk, so that its start replays nothing. */
async function endInPeace(pid: number): Promise<void> {
  process.kill(pid, 'SIGTERM');
  while (existsSync(`/proc/${pid}/exe`)) await wait(100);
}
