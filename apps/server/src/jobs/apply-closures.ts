import { openingCalendar } from '../modules/circulation/index.ts';
import { timeZone, type Clock } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';
import type { Db } from '@estante/database';

export const applyClosuresQueue: QueueSettings = {
  expireInSeconds: 3600,
  retryLimit: 2,
  daily: { at: '00:20', timeZone },
};

/** Dates anew what emergencies left when a server stopped amid them. */
export function applyClosuresJob(deps: {
  readonly db: Db;
  readonly clock: Clock;
}): JobHandler<Record<string, never>> {
  return async () => ({ closures: await openingCalendar.applyLeftClosures(deps) });
}
