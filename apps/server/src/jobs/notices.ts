import { notices } from '../modules/circulation/index.ts';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Once what happens by night has happened, and before the libraries open. */
export const noticesQueue: QueueSettings = {
  expireInSeconds: 3600,
  retryLimit: 2,
  daily: { at: '07:00', timeZone },
};

/** Looks at what is due, then writes one letter to each person; what is cut off is done by the next. */
export function noticesJob(deps: notices.LetterDeps): JobHandler<Record<string, never>> {
  return async (_data, signal) => ({
    ...(await notices.lookAtLoans(deps, signal)),
    ...(await notices.sendLetters(deps, signal)),
  });
}
