import {
  alertOfNewTitles,
  mailNewTitles,
  type AlertLetterDeps,
} from '../modules/saved-items/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Once the day whose titles are told of is over, and before readers are up. */
export const newTitleAlertsQueue: QueueSettings = {
  expireInSeconds: 3600,
  retryLimit: 2,
  daily: { at: '03:30', timeZone },
};

/** Looks, then writes one letter to each person; what is cut off is done by the next run. */
export function newTitleAlertsJob(deps: AlertLetterDeps): JobHandler<Record<string, never>> {
  return async (_data, signal) => ({
    ...(await alertOfNewTitles(deps, signal)),
    ...(await mailNewTitles(deps, signal)),
  });
}
