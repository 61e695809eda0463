import type { SearchEngine } from '@estante/search-engine';
import {
  createAvailabilityFollower,
  createIndexFollower,
  openEngine,
  serveIndex,
} from '../modules/search/index.ts';
import type { Storage } from './start-storage.ts';
import type { Startup } from './startup.ts';

/** The catalogue's index, kept up to date. */
export interface Search {
  readonly engine: SearchEngine;
  /** Seconds that the index may be behind the catalogue. */
  readonly behind: () => number;
}

/**
 * Begins to open the catalogue's index: its threads start, and read their snapshot, while the database is
 * made ready. Where that fails, it is told by `startSearch`, which awaits it.
 */
export function beginOpeningIndex({ config, log, started }: Startup): Promise<SearchEngine> {
  const opening = openEngine(config, {
    name: 'search-index',
    workers: config.SEARCH_WORKERS,
    onWarning: (message) => log.warn(message),
  });
  const closing = opening.then(
    (index) => () => index.close(),
    () => () => {},
  );
  started.defer(async () => (await closing)());
  return opening;
}

/** Follows the catalogue with its index. Waits until a new network's index has been built, not for others. */
export async function startSearch(
  { progress, backgroundLog: log, started }: Startup,
  { pools, wasEmpty }: Storage,
  opening: Promise<SearchEngine>,
): Promise<Search> {
  const { db } = pools.background;
  progress('Opening the search index');
  const index = await opening;
  const follower = createIndexFollower({ db, engine: index, log });
  started.defer(() => follower.stop());
  if ((await follower.start()) === 'building') {
    // The first search of a new network should find what there is.
    if (wasEmpty) await follower.caughtUp();
    else progress('The search index is being built: until it is there, all but searches works');
  }
  const engine = serveIndex(index, follower.isTrue);
  const availability = createAvailabilityFollower({ db, engine, log });
  availability.start();
  started.defer(() => availability.stop());
  return { engine: availability.engine, behind: follower.behind };
}
