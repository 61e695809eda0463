import type { Db } from '@estante/database';
import {
  SearchUnavailable,
  type Change,
  type SearchDocument,
  type SearchEngine,
} from '@estante/search-engine';
import { createLoop } from '../../../platform/jobs/loop.ts';
import { pruneChanges, readChanges, readPosition } from './change-log.ts';
import { readAllDocuments, readDocuments } from './title-source.ts';

/** Documents that an index is made of, and those that have changed since a place in a log of changes. */
export interface IndexSource {
  /** The place from which changes must be read by an index that is built from now on. */
  readPosition(): Promise<string>;
  /** Changes since a place; null where the log no longer holds what the place needs. */
  readChanges(
    position: string,
  ): Promise<{ readonly position: string; readonly ids: readonly number[] } | null>;
  /** Documents of these titles; those that are gone are left out. */
  readDocuments(ids: readonly number[]): Promise<SearchDocument[]>;
  readAllDocuments(): AsyncIterable<SearchDocument>;
  prune(): Promise<void>;
}

function catalogueSource(db: Db): IndexSource {
  return {
    readPosition: () => readPosition(db),
    readChanges: (position) => readChanges(db, position),
    readDocuments: (ids) => readDocuments(db, ids),
    readAllDocuments: () => readAllDocuments(db),
    prune: () => pruneChanges(db),
  };
}

export interface FollowerDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  /** The catalogue where none is given. */
  readonly source?: IndexSource;
  /** Milliseconds between two looks at the change log. */
  readonly interval?: number;
}

/** Keeps an index true to the catalogue: built when it must be, then fed from the change log. */
export interface IndexFollower {
  /**
   * Follows from now on. Resolves when the index has caught up, or as soon as it is known that it
   * has to be built, which goes on.
   */
  start(): Promise<'caught up' | 'building'>;
  /** Resolves when the index has caught up for the first time. */
  caughtUp(): Promise<void>;
  /** Whether the index is of this catalogue; it may be a little behind. */
  readonly isTrue: () => boolean;
  /** Seconds since it was last known to hold every change: it is at most so far behind. */
  readonly behind: () => number;
  /** One look at the change log; resolves when what it held is found by searches. */
  catchUp(): Promise<void>;
  rebuild(): Promise<void>;
  stop(): Promise<void>;
}

/** Titles handed over at once: a large batch costs the engine half as much a title as a small one. */
const batchSize = 4000;
/** Milliseconds between two times that it is told. */
const tellInterval = 10_000;
/** Milliseconds between two times the log is pruned. */
const pruneInterval = 3_600_000;
/** Past this many changed titles a rebuild is quicker than changing them. */
const rebuildAbove = 20_000;

export function createIndexFollower(deps: FollowerDeps): IndexFollower {
  const { engine, log, interval = 250, source = catalogueSource(deps.db) } = deps;
  const loop = createLoop(lookAndPrune, { interval, onError: tell });
  let last: Promise<void> = Promise.resolve();
  let isTrue = false;
  let lastTrue = performance.now();
  const known = Promise.withResolvers<'building'>();

  /** Does work one after the other: a look that overlaps a rebuild would say it is further than it is. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  async function rebuild(): Promise<void> {
    // Read first: what commits while the titles stream is applied again from here.
    const position = await source.readPosition();
    known.resolve('building');
    await engine.rebuild(untilStopped(source.readAllDocuments()), position);
    isTrue = true;
    log.info({ titles: engine.status().titles, position }, 'search index built');
  }

  /** Yields documents until the follower stops: a large catalogue takes its time, and a stop does not wait for it. */
  async function* untilStopped(documents: AsyncIterable<SearchDocument>) {
    for await (const document of documents) {
      loop.signal.throwIfAborted();
      yield document;
    }
  }

  async function look(): Promise<void> {
    const begun = performance.now();
    const { position, titles } = engine.status();
    const changes = position === null ? null : await source.readChanges(position);
    if (position === null || changes === null) return rebuild();
    isTrue = true;
    const { ids } = changes;
    if (ids.length > rebuildAbove && ids.length > titles) return rebuild();
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize);
      const reached = start + batchSize < ids.length ? position : changes.position;
      await engine.apply(changesOf(batch, await source.readDocuments(batch)), reached);
    }
    if (ids.length === 0 && changes.position !== position) await engine.apply([], changes.position);
    lastTrue = begun;
  }

  let told = -Infinity;

  /** Logs a fault: the next look tries again; that an index elsewhere is away is told now and then. */
  function tell(err: unknown): void {
    if (loop.signal.aborted) return;
    if (err instanceof SearchUnavailable) {
      if (performance.now() - told < tellInterval) return;
      told = performance.now();
    }
    log.error({ err }, 'search index falls behind');
  }

  /** Moment of the last pruning; null until the first look is over. */
  let prunedAt: number | null = null;

  async function lookAndPrune(): Promise<void> {
    try {
      await (prunedAt === null ? caughtUp() : catchUp());
    } finally {
      prunedAt ??= performance.now();
      await pruneHourly();
    }
  }

  async function pruneHourly(): Promise<void> {
    if (performance.now() - (prunedAt ?? 0) < pruneInterval) return;
    prunedAt = performance.now();
    await source.prune().catch((err: unknown) => log.error({ err }, 'change log not pruned'));
  }

  const catchUp = () => inTurn(look);
  let first: Promise<void> | null = null;
  const caughtUp = () => (first ??= catchUp());
  return {
    catchUp,
    rebuild: () => inTurn(rebuild),
    caughtUp,
    isTrue: () => isTrue,
    behind: () => Math.floor((performance.now() - lastTrue) / 1000),
    start: async () => {
      loop.start();
      return Promise.race([caughtUp().then(() => 'caught up' as const), known.promise]);
    },
    stop: () => loop.stop(),
  };
}

function changesOf(ids: readonly number[], documents: readonly SearchDocument[]): Change[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return ids.map((id) => {
    const document = byId.get(id);
    return document ? { kind: 'put', document } : { kind: 'delete', id };
  });
}
