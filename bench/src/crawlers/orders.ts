import type { Person } from '../circulation/people.ts';

/** Host and port that all requests go to, and their duration in seconds. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly seconds: number;
}

export interface StormOrders extends Place {
  /** Requests a second. */
  readonly rate: number;
  /** Whether the storm asks a server of its own instead, and leaves the application alone. */
  readonly isNeighbour: boolean;
}

export interface ReaderOrders extends Place {
  /** Requests a second of all readers together. */
  readonly pace: number;
  /** Turn at which the phase begins: no phase repeats the requests of another, so no kept answer serves them. */
  readonly firstTurn: number;
  readonly titles: number;
  readonly titleIds: readonly number[];
  /** People who sign in; as many readers do not. */
  readonly people: readonly Person[];
  readonly desk: Person;
  readonly barcodes: readonly string[];
}

/** Number of requests of a storm by their end: a status, the name of an error, or 'unsent'. */
export type StormOutcome = Readonly<Record<string, number>>;

export interface ReaderOutcome {
  /** Milliseconds from the due time of each request until its good answer. */
  readonly times: readonly number[];
  /** Milliseconds of requests that were first answered with work, the work included. */
  readonly worked: readonly number[];
  /** Kind of each request that did not end well, and its status or error. */
  readonly failures: readonly string[];
  readonly logins: readonly number[];
  readonly loans: readonly number[];
  /** Milliseconds of processor time of this process, to be kept apart from the application's. */
  readonly processorMs: number;
}
