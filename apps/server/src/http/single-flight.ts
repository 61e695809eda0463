import type { Dependencies } from '@estante/database';
import type { ResponseCache } from '../endpoint/response-cache.ts';

/** Times that a request waits for others: the first may have begun before a change, the second has not. */
const maxWaits = 2;

/**
 * Has the value made by one of several requests for the same at once. The others wait, and take it
 * from the cache where it was cached and is current for them too; otherwise it is made for each.
 */
export function createSingleFlight<Value extends object>(cache: ResponseCache<Value>) {
  const inFlight = new Map<string, Promise<Value>>();
  return async (
    key: string,
    tracked: Dependencies,
    make: (dependencies: Dependencies) => Promise<Value>,
  ) => {
    let dependencies = tracked;
    for (let waits = 0; waits < maxWaits; waits += 1) {
      const other = inFlight.get(key);
      if (!other && !cache.has(key)) break;
      if (other) await other.catch(() => {});
      dependencies = await cache.track();
      const made = cache.get(key, dependencies);
      if (made) return made;
    }
    const making = make(dependencies);
    inFlight.set(key, making);
    try {
      return await making;
    } finally {
      if (inFlight.get(key) === making) inFlight.delete(key);
    }
  };
}
