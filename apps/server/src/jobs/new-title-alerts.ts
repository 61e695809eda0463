import type { SearchDeps } from '../modules/search/index.ts';
import { alertOfNewTitles } from '../modules/saved-items/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Once the day whose titles are told of is over, and before readers are up. */
export const newTitleAlertsQueue: QueueSettings = {
  expireInSeconds: 3600,
  retryLimit: 2,
  daily: { at: '03:30', timeZone },
};

/** What is cut off is looked at by the next one: looks know the day they came to. */
export function newTitleAlertsJob(deps: SearchDeps): JobHandler<Record<string, never>> {
  return (_data, signal) => alertOfNewTitles(deps, signal);
}
