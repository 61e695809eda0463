import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  currentDependencies,
  Dependencies,
  dependOnUnversioned,
  trackDependencies,
  type Db,
} from '@estante/database';
import { availability, type SearchEngine, type SearchRequest } from '@estante/search-engine';
import { createLoop } from '../../../platform/jobs/loop.ts';
import { readAvailabilityChanges, ruleTables, unread } from './availability-log.ts';
import { readAvailabilityOf, readAvailableTitles } from './available-titles.ts';

export interface AvailabilityDeps {
  readonly db: Db;
  readonly engine: SearchEngine;
  readonly log: { error(details: object, message: string): void };
  /** Interval between two looks while nobody searches, in ms. */
  readonly interval?: number;
}

/** Keeps the engine told of what can be had now. */
export interface AvailabilityFollower {
  start(): void;
  /** Resolves when the engine knows all that was committed before. */
  catchUp(): Promise<void>;
  /** The engine, whose searches that ask where titles can be had know all that was committed before. */
  readonly engine: SearchEngine;
  stop(): Promise<void>;
}

/** All that decides what can be had; each tells of its changes. */
const deciding = ['copy', ...ruleTables] as const;

/** A state of those tables, as a question knows it: what has the same version has not changed. */
interface Version {
  /** Source of the version: versions of different sources are not compared. */
  readonly source: object;
  readonly text: string;
}

function versionAsked(): Version | null {
  const { source, versions } = currentDependencies() ?? {};
  if (!source || !versions) return null;
  return { source, text: deciding.map((table) => versions.get(table) ?? '').join(' ') };
}

/** Past this many changed titles reading all is quicker. */
const allAbove = 20_000;
/** Milliseconds after which the log may no longer have what came since: a day, where it keeps a week. */
const forgetful = 86_400_000;

export function createAvailabilityFollower(deps: AvailabilityDeps): AvailabilityFollower {
  const { db, engine, log, interval = 5_000 } = deps;
  const loop = createLoop(upToDate, {
    interval,
    onError: (err) => {
      if (!loop.signal.aborted) log.error({ err }, 'availability falls behind');
    },
  });
  let state = { readTo: unread, rules: '', at: -Infinity };
  let isKnown = false;
  /** Version up to which the engine has been told for certain, by its source. */
  const told = new WeakMap<object, string>();
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function look(): Promise<void> {
    const at = performance.now();
    const changes = await readAvailabilityChanges(db, state.readTo);
    const isAnew = at - state.at > forgetful || changes.rules !== state.rules;
    if (isAnew || changes.ids.length > allAbove)
      engine.setAvailability?.(await readAvailableTitles(db), 'all');
    else if (changes.ids.length > 0)
      engine.setAvailability?.(await readAvailabilityOf(db, changes.ids), 'these');
    state = { readTo: changes.readTo, rules: changes.rules, at };
    isKnown = true;
  }

  /**
   * Looks once for all that ask until the look begins: what was committed before is in it. No look, where the question
   * has looked already, and nothing has changed since the engine was told.
   */
  function upToDate(): Promise<void> {
    const asked = versionAsked();
    if (asked && told.get(asked.source) === asked.text) return Promise.resolve();
    next ??= lookAfter(current, asked);
    return next;
  }

  async function lookAfter(before: Promise<void>, asked: Version | null): Promise<void> {
    await before.catch(() => {});
    await nextTurn();
    next = null;
    // Reads made here are no dependencies of the answer to the first caller.
    current = trackDependencies(new Dependencies(), look);
    await current;
    if (asked) told.set(asked.source, asked.text);
  }

  const isAble = engine.setAvailability !== undefined;
  return {
    engine: {
      search: async (request, onTitles) => {
        if (!isAble || !asksAvailability(request)) return engine.search(request, onTitles);
        try {
          await upToDate();
        } catch (fault) {
          if (request.filters.some(({ type }) => type === availability)) throw fault;
          // Titles are found without a count of what can be had; and that is told to nobody again.
          dependOnUnversioned();
          return engine.search(withoutAvailability(request), onTitles);
        }
        return engine.search(request, onTitles);
      },
      suggest: (request) => engine.suggest(request),
      spell: (request) => engine.spell(request),
      moreLikeThis: (id, limit) => engine.moreLikeThis(id, limit),
      browse: (request) => engine.browse(request),
      status: () => (isKnown ? { ...engine.status(), knowsAvailability: true } : engine.status()),
      apply: (changes, position) => engine.apply(changes, position),
      rebuild: (documents, position) => engine.rebuild(documents, position),
      close: () => engine.close(),
    },
    catchUp: upToDate,
    start: () => {
      if (isAble) loop.start();
    },
    stop: () => loop.stop(),
  };
}

function withoutAvailability(request: SearchRequest): SearchRequest {
  return { ...request, facets: request.facets.filter(({ type }) => type !== availability) };
}

function asksAvailability({ filters, facets }: SearchRequest): boolean {
  return [...filters, ...facets].some(({ type }) => type === availability);
}
