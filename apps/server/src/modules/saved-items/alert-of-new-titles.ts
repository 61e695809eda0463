import { Temporal } from 'temporal-polyfill';
import { countIncluded, type SearchDeps } from '../search/index.ts';
import { findToLookAt, tellOfTitles, type SearchToLookAt } from './alert-repository.ts';

/** Searches read at once. */
const atOnce = 100;

/** What a look at the saved searches came to. */
export interface Looked {
  readonly searches: number;
  readonly alerts: number;
}

/**
 * Looks at each saved search that is to alert for titles included on the days since the last look
 * that are over. Cut off, it goes on where it was at the next look.
 */
export async function alertOfNewTitles(deps: SearchDeps, signal: AbortSignal): Promise<Looked> {
  const to = deps.clock.today().subtract({ days: 1 }).toString();
  let [searches, alerts, after] = [0, 0, 0];
  for (;;) {
    const some = await findToLookAt(deps.db, to, after, atOnce);
    for (const search of some) {
      if (signal.aborted) return { searches, alerts };
      if (await lookAt(deps, search, to)) alerts += 1;
      searches += 1;
      after = search.id;
    }
    if (some.length < atOnce) return { searches, alerts };
  }
}

/** Whether there was something to tell. */
async function lookAt(deps: SearchDeps, search: SearchToLookAt, to: string): Promise<boolean> {
  const from = Temporal.PlainDate.from(search.looked_to).add({ days: 1 }).toString();
  const titles = await countIncluded(deps, search.query, from, to);
  const at = new Date(deps.clock.now().epochMilliseconds);
  return (await tellOfTitles(deps.db, search, { from, to, titles, at })) && titles > 0;
}
