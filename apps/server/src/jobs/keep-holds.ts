import { holds } from '../modules/circulation/index.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** A day is over at midnight, and with it what lasted until it; the hours make up for what was missed. */
export const keepHoldsQueue: QueueSettings = {
  expireInSeconds: 3000,
  retryLimit: 2,
  hourly: { minute: 0 },
};

/** What is cut off is looked at by the next one. */
export function keepHoldsJob(deps: holds.HoldDeps): JobHandler<Record<string, never>> {
  return (_data, signal) => holds.keepHolds(deps, signal);
}
