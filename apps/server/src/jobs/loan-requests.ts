import { loanRequests } from '../modules/circulation/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Once the last day to fetch something is over, and before people are told of it. */
export const loanRequestsQueue: QueueSettings = {
  expireInSeconds: 3600,
  retryLimit: 2,
  daily: { at: '00:20', timeZone },
};

/** What is cut off is found again by the next one. */
export function loanRequestsJob(
  deps: loanRequests.LoanRequestDeps,
): JobHandler<Record<string, never>> {
  return (_data, signal) => loanRequests.expireRequests(deps, signal);
}
