import type { Person } from '../circulation/people.ts';

/** Host and port to which all of them go, and the seconds that they go on for. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly seconds: number;
}

export interface StormOrders extends Place {
  /** Requests a second. */
  readonly rate: number;
  /** Whether it asks a server of its own, as busily, and the application nothing. */
  readonly isNeighbour: boolean;
}

export interface ReaderOrders extends Place {
  /** Requests a second of all readers together. */
  readonly pace: number;
  /** Each phase has turns of its own, so that nothing kept from one answers the next. */
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
  /** Milliseconds from when each was due until it was answered with what was asked for. */
  readonly times: readonly number[];
  /** Milliseconds of those that were first answered with work to be done, with that work. */
  readonly worked: readonly number[];
  /** Requests that did not end so: the kind of each, and its status or error. */
  readonly failures: readonly string[];
  readonly logins: readonly number[];
  readonly loans: readonly number[];
  /** Milliseconds of the processor that this process took: readers have their own, the application's are these. */
  readonly processorMs: number;
}
