import { holds } from '../modules/circulation/index.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Days end at midnight, but debts are paid and copies come at any hour. */
export const keepHoldsQueue: QueueSettings = {
  expireInSeconds: 3000,
  retryLimit: 2,
  hourly: { minute: 5 },
};

/** What is cut off is looked at by the next one. */
export function keepHoldsJob(deps: holds.HoldDeps): JobHandler<Record<string, never>> {
  return (_data, signal) => holds.keepHolds(deps, signal);
}
