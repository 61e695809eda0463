import type { Clock } from '../clock.ts';

/** Failures in a row after which the server is left alone. */
const limit = 3;
/** Seconds for which the server is left alone. */
const rest = 30;

export interface Breaker {
  /** Returns what the act returns, or null where it failed or was not tried. */
  attempt<Result>(act: () => Promise<Result>): Promise<Result | null>;
}

/** Stops asking another institution's server that fails, to spare it and those who would wait for it. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0;
  let failedAt = 0;
  const seconds = () => clock.now().epochMilliseconds / 1000;
  return {
    attempt: async (act) => {
      if (failures >= limit && seconds() - failedAt < rest) return null;
      try {
        const result = await act();
        failures = 0;
        return result;
      } catch {
        failures += 1;
        failedAt = seconds();
        return null;
      }
    },
  };
}
