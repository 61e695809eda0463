import { openingCalendar } from '../modules/circulation/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '@estante/database';
import { stepByStep } from '../platform/jobs/each-by-itself.ts';
import type { RegularJob } from './regular-job.ts';

interface CalendarDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const steps = [
  async (deps: CalendarDeps, signal: AbortSignal) => ({
    closures: await openingCalendar.applyLeftClosures(deps, signal),
  }),
  async (deps: CalendarDeps, signal: AbortSignal) => ({
    pickups: await openingCalendar.movePickups(deps, signal),
  }),
];

/**
 * Moves the dates that closed days had still to move when a server stopped; each hour, before holds of those
 * days end.
 */
export function applyClosures(deps: CalendarDeps): RegularJob {
  return {
    at: ':00',
    expireInSeconds: 3000,
    run: (signal) => stepByStep(steps, deps, signal),
  };
}
