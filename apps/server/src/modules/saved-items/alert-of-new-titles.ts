import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { countIncluded, type SearchDeps } from '../search/index.ts';
import { findToLookAt, readToLookAt, tellOfTitles } from './alert-repository.ts';

/** Totals of a look at the saved searches: those looked at, and the alerts that came of them. */
export interface AlertTotals {
  readonly searches: number;
  readonly alerts: number;
}

/**
 * Looks at each saved search that is to alert for titles included on the days since the last look
 * that are over; each by itself. Cut off, it goes on where it was at the next look.
 */
export async function alertOfNewTitles(
  deps: SearchDeps,
  signal: AbortSignal,
): Promise<AlertTotals> {
  const to = deps.clock.today().subtract({ days: 1 }).toString();
  const ids = await findToLookAt(deps.db, to);
  const looked = await eachByItself(ids, signal, (id) => lookAt(deps, id, to));
  return { searches: looked.length, alerts: looked.filter(Boolean).length };
}

/** Looks at a search; false where there was nothing to tell. */
async function lookAt(deps: SearchDeps, id: number, to: string): Promise<boolean> {
  const search = await readToLookAt(deps.db, id);
  if (!search) return false;
  const from = Temporal.PlainDate.from(search.looked_to).add({ days: 1 }).toString();
  const titles = await countIncluded(deps, search, { from, to });
  const at = new Date(deps.clock.now().epochMilliseconds);
  return (await tellOfTitles(deps.db, search, { from, to, titles, at })) && titles > 0;
}
