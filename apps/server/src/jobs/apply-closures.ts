import { openingCalendar } from '../modules/circulation/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '@estante/database';
import type { RegularJob } from './regular-job.ts';

/**
 * Moves the dates that an emergency closure had still to move when a server stopped; each hour, before
 * holds of the closed days end.
 */
export function applyClosures(deps: { readonly db: Db; readonly clock: Clock }): RegularJob {
  return {
    at: ':00',
    expireInSeconds: 3000,
    run: async (signal) => ({ closures: await openingCalendar.applyLeftClosures(deps, signal) }),
  };
}
