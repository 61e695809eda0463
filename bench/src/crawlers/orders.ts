import type { Person } from '../circulation/people.ts';

/** Where all of them go. */
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
  /** Who signs in; as many others do not. */
  readonly people: readonly Person[];
  readonly desk: Person;
  readonly barcodes: readonly string[];
}

/** How requests of a storm ended: how many by each status. */
export type StormOutcome = Readonly<Record<string, number>>;

export interface ReaderOutcome {
  /** Milliseconds from when each was due until it was answered with what was asked for. */
  readonly times: readonly number[];
  /** Milliseconds of those that were first answered with work to be done, with that work. */
  readonly worked: readonly number[];
  /** What did not end so: its kind, and how it ended. */
  readonly failures: readonly string[];
  readonly logins: readonly number[];
  readonly loans: readonly number[];
  /** Milliseconds of the processor that this process took: readers have their own, the application's are these. */
  readonly processorMs: number;
}
