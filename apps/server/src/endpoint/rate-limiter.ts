import type { RateClass } from '@estante/contract';

/** Counts and bounds what comes from one subnet, whoever sends it. */
export interface RateLimiter {
  /** Counts a call. Returns the seconds until it may make another; 0 if it may now. */
  readonly take: (rate: RateClass) => Promise<number>;
  /**
   * Does work that may fail, and counts it where it has failed; where too much has, returns the seconds to wait
   * instead.
   */
  readonly attempt: <Result>(
    rate: RateClass,
    work: () => Promise<Result>,
    hasFailed: (result: Result) => boolean,
  ) => Promise<{ readonly result: Result } | { readonly wait: number }>;
  /**
   * Does heavy work one at a time for each rate class, searches a few at once. Returns null where too much of
   * it waits already.
   */
  readonly inTurn: <Result>(rate: RateClass, work: () => Promise<Result>) => Promise<Result | null>;
}

/** Bounds nothing: for calls inside the server, which are not counted. */
export const unlimited: RateLimiter = {
  take: async () => 0,
  attempt: async (_rate, work) => ({ result: await work() }),
  inTurn: (_rate, work) => work(),
};
