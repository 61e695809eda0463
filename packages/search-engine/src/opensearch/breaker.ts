import { SearchUnavailable } from '../unavailable.ts';

/** Failures in a row after which the cluster is left alone, and the milliseconds for which it is. */
const failuresLimit = 5;
const openForMs = 3_000;

/** Stops requests to a cluster that is away, so that readers do not wait for it. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;

  async attempt<Result>(act: () => Promise<Result>): Promise<Result> {
    if (performance.now() < this.#openUntil)
      throw new SearchUnavailable('OpenSearch does not answer; it is tried again in a moment');
    try {
      const result = await act();
      this.#failures = 0;
      return result;
    } catch (fault) {
      if (!(fault instanceof SearchUnavailable)) throw fault;
      // After a rest one failure is enough for the next.
      if (++this.#failures >= failuresLimit) this.#openUntil = performance.now() + openForMs;
      throw fault;
    }
  }
}
