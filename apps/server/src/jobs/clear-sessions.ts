import { kiosk } from '../modules/circulation/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** While nobody is at a kiosk. */
export const clearSessionsQueue: QueueSettings = {
  expireInSeconds: 600,
  retryLimit: 2,
  daily: { at: '03:40', timeZone },
};

export function clearSessionsJob(
  deps: Parameters<typeof kiosk.clearKioskSessions>[0],
): JobHandler<Record<string, never>> {
  return () => kiosk.clearKioskSessions(deps);
}
