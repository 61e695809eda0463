import { loans } from '../modules/circulation/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Early in the day, before readers are told what is due. */
export const renewLoansQueue: QueueSettings = {
  expireInSeconds: 3600,
  retryLimit: 2,
  daily: { at: '01:10', timeZone },
};

/** What is cut off is renewed by the next one: what was renewed is due later. */
export function renewLoansJob(deps: loans.LoanDeps): JobHandler<Record<string, never>> {
  return (_data, signal) => loans.renewAutomatically(deps, signal);
}
