import * as imports from '../modules/import/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Deletes headings that no title, authority record or follower has any more. */
export function clearHeadings(deps: Parameters<typeof imports.clearHeadings>[0]): RegularJob {
  return {
    at: '03:50',
    expireInSeconds: 1800,
    run: (signal) => imports.clearHeadings(deps, signal),
  };
}
