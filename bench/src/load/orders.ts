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
  /** First turn of the phase: the warm-up has other requests, so no kept answer serves these. */
  readonly firstTurn: number;
  readonly titles: number;
  readonly titleIds: readonly number[];
  /** Readers who have signed in, half of them all. */
  readonly people: readonly Person[];
  /** Readers who sign in meanwhile, by passwords of the usual cost. */
  readonly entering: readonly Person[];
}

export interface ReadingOutcome {
  /** Milliseconds from the due time of each request until its good answer, by kind. */
  readonly times: Readonly<Partial<Record<Kind, readonly number[]>>>;
  /** Kind of each request that did not end well, and how it ended. */
  readonly failures: readonly string[];
  /** Milliseconds of processor time of this process. */
  readonly processorMs: number;
}
