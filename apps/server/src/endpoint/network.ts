import type { RateClass } from '@estante/contract';

/** The network that somebody asks from, whoever they say they are. */
export interface Network {
  /** Counts a call. Seconds until another may come from there; 0: it may now. */
  readonly take: (rate: RateClass) => Promise<number>;
  /** Does what may fail, and counts it where it has; or says how many seconds to wait. */
  readonly attempt: <Result>(
    rate: RateClass,
    work: () => Promise<Result>,
    hasFailed: (result: Result) => boolean,
  ) => Promise<{ readonly result: Result } | { readonly wait: number }>;
  /**
   * Does heavy work of a kind one after the other, searches few at once; null where too much of it
   * waits already.
   */
  readonly inTurn: <Result>(rate: RateClass, work: () => Promise<Result>) => Promise<Result | null>;
}

/** The network of a call that one part of the server makes of another: nothing is counted. */
export const noNetwork: Network = {
  take: async () => 0,
  attempt: async (_rate, work) => ({ result: await work() }),
  inTurn: (_rate, work) => work(),
};
