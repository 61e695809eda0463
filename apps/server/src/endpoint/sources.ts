import { dependOn, dependOnUnversioned } from '@estante/database';
import {
  availability,
  type SearchEngine,
  type SearchRequest,
  type TitlesListener,
} from '@estante/search-engine';
import type { Clock } from '../platform/clock.ts';

/** Sources of responses beside tables: the index and the day. */
export interface Sources {
  readonly engine: Pick<SearchEngine, 'status'>;
  readonly clock: Clock;
}

const names = { index: '#index', day: '#day' } as const;

/** The version of each source by name; a response is outdated once a version of its sources has changed. */
export function sourceVersions({ engine, clock }: Sources): ReadonlyMap<string, string> {
  const { version, position, knowsAvailability = false } = engine.status();
  return new Map([
    // Without a position it is not of this catalogue.
    [names.index, `${version} ${position === null ? 'not yet' : ''} ${knowsAvailability}`],
    [names.day, clock.today().toString()],
  ]);
}

/** The name of the day among what a response is made of: every page depends on it. */
export const dayDependency = [names.day] as const;

/** The engine, which notes that a response depends on the index. */
export function trackedEngine(engine: SearchEngine): SearchEngine {
  const tracked =
    <Arguments extends readonly unknown[], Answer>(ask: (...asked: Arguments) => Answer) =>
    (...asked: Arguments): Answer => {
      dependOn([names.index]);
      return ask(...asked);
    };
  return {
    apply: (changes, position) => engine.apply(changes, position),
    rebuild: (documents, position) => engine.rebuild(documents, position),
    search: tracked((request: SearchRequest, onTitles?: TitlesListener) => {
      // Availability follows these tables.
      const { filters, facets } = request;
      if ([...filters, ...facets].some(({ type }) => type === availability))
        dependOn(['copy', 'library', 'loan_rule', 'loan_type']);
      return engine.search(request, onTitles);
    }),
    suggest: tracked((request) => engine.suggest(request)),
    spell: tracked((request) => engine.spell(request)),
    moreLikeThis: tracked((id, limit) => engine.moreLikeThis(id, limit)),
    browse: tracked((request) => engine.browse(request)),
    status: tracked(() => engine.status()),
    close: () => engine.close(),
  };
}

/**
 * The clock, which notes what a response depends on: one that asks for the moment is never cached, one that
 * asks for the day is cached for the day.
 */
export function trackedClock(clock: Clock): Clock {
  return {
    now: () => {
      dependOnUnversioned();
      return clock.now();
    },
    today: () => {
      dependOn(dayDependency);
      return clock.today();
    },
  };
}
