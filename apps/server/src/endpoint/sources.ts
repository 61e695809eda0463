import { noteRead } from '@estante/database';
import { availability, type SearchEngine, type SearchRequest } from '@estante/search-engine';
import type { Clock } from '../platform/clock.ts';

/** What responses are made of beside tables. */
export interface Sources {
  readonly engine: Pick<SearchEngine, 'status'>;
  readonly clock: Clock;
}

const names = { index: '#index', day: '#day' } as const;

/** The version of each source by name; a response is outdated once a version of its sources has changed. */
export function sourcesOf({ engine, clock }: Sources): ReadonlyMap<string, string> {
  const { version, position, knowsAvailability = false } = engine.status();
  return new Map([
    // Without a position it is not of this catalogue.
    [names.index, `${version} ${position === null ? 'not yet' : ''} ${knowsAvailability}`],
    [names.day, clock.today().toString()],
  ]);
}

/** The name of the day among what a response is made of: every page depends on it. */
export const dayRead = [names.day] as const;

/** The engine, which notes that a response depends on the index. */
export function notedEngine(engine: SearchEngine): SearchEngine {
  const noted =
    <Asked extends readonly unknown[], Answer>(ask: (...asked: Asked) => Answer) =>
    (...asked: Asked): Answer => {
      noteRead([names.index]);
      return ask(...asked);
    };
  return {
    apply: (changes, position) => engine.apply(changes, position),
    rebuild: (documents, position) => engine.rebuild(documents, position),
    search: noted((request: SearchRequest) => {
      // What can be had now follows these.
      const { filters, facets } = request;
      if ([...filters, ...facets].some(({ type }) => type === availability))
        noteRead(['copy', 'library', 'loan_rule', 'loan_type']);
      return engine.search(request);
    }),
    suggest: noted((request) => engine.suggest(request)),
    spell: noted((request) => engine.spell(request)),
    moreLikeThis: noted((id, limit) => engine.moreLikeThis(id, limit)),
    browse: noted((request) => engine.browse(request)),
    status: noted(() => engine.status()),
    close: () => engine.close(),
  };
}

/**
 * The clock, which notes what a response depends on: one that asks for the moment is never cached, one that
 * asks for the day is cached for the day.
 */
export function notedClock(clock: Clock): Clock {
  return {
    now: () => {
      noteRead(null);
      return clock.now();
    },
    today: () => {
      noteRead(dayRead);
      return clock.today();
    },
  };
}
