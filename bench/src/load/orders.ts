import type { Person } from '../circulation/people.ts';

/** Kinds of requests, of which each has a p99 of its own. */
export type Kind =
  | 'settings'
  | 'title'
  | 'title_page'
  | 'search'
  | 'results_page'
  | 'home'
  | 'account'
  | 'login';

export interface ReadingOrders {
  readonly host: string;
  readonly port: number;
  readonly seconds: number;
  /** Requests a second of all readers together. */
  readonly pace: number;
  /** Those of the warm-up are others, so that nothing kept from it answers them. */
  readonly firstTurn: number;
  readonly titles: number;
  readonly titleIds: readonly number[];
  /** Readers who have signed in, half of them all. */
  readonly people: readonly Person[];
  /** Readers who sign in meanwhile, by passwords of the usual cost. */
  readonly entering: readonly Person[];
}

export interface ReadingOutcome {
  /** Milliseconds from when each was due until its answer, of those that were answered with what was asked for. */
  readonly times: Readonly<Partial<Record<Kind, readonly number[]>>>;
  /** Requests that did not end so: the kind of each, and how it ended. */
  readonly failures: readonly string[];
  /** Milliseconds of the processor that this process took. */
  readonly processorMs: number;
}
