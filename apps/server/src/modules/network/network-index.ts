import type { Db } from '@estante/database';
import { SearchUnavailable, type SearchEngine } from '@estante/search-engine';
import { createLoop, type Loop } from '../../platform/jobs/loop.ts';
import { createIndexFollower, serveIndex, type IndexFollower } from '../search/index.ts';
import type { NetworkSearch } from './network-search.ts';
import { networkSource } from './network-source.ts';
import { hasInstitutions } from './repository.ts';

export interface NetworkIndex extends Pick<Loop, 'start' | 'stop'> {
  readonly search: NetworkSearch;
}

interface NetworkIndexDeps {
  readonly db: Db;
  readonly log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** Opens an engine of its own: what the network is asked costs the catalogue's index nothing. */
  readonly open: () => Promise<SearchEngine>;
  /** Milliseconds between two looks for a first institution. */
  readonly interval?: number;
}

interface OpenIndex {
  readonly engine: SearchEngine;
  readonly follower: IndexFollower;
}

/** The index of the network: where there is no institution it is not opened and costs nothing. */
export function createNetworkIndex(deps: NetworkIndexDeps): NetworkIndex {
  const { db, log, interval = 5000 } = deps;
  let opened: OpenIndex | null = null;

  async function openOnce(): Promise<void> {
    if (opened !== null || !(await hasInstitutions(db))) return;
    const engine = await deps.open();
    const follower = createIndexFollower({ db, engine, log, source: networkSource(db) });
    opened = { engine: serveIndex(engine, follower.isTrue), follower };
    await follower.start();
  }

  const loop = createLoop(openOnce, {
    interval,
    onError: (err) => log.error({ err }, 'index of the network not opened'),
  });
  return {
    search: () => opened?.engine ?? null,
    start: () => loop.start(),
    stop: async () => {
      await loop.stop();
      await opened?.follower.stop();
      await opened?.engine.close();
    },
  };
}

/** Whether it is only that the network cannot be searched now. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof SearchUnavailable;
}
