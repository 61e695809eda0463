import * as privacy from '../modules/privacy/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Takes readers' names off past loans that they want kept no longer. */
export function forgetHistories(deps: privacy.PrivacyDeps): RegularJob {
  return {
    at: '03:30',
    expireInSeconds: 7200,
    run: (signal) => privacy.forgetHistories(deps, signal),
  };
}
