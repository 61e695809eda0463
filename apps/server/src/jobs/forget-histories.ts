import { forgetHistories, type PrivacyDeps } from '../modules/privacy/index.ts';
import type { RegularJob } from './regular-job.ts';

/** What readers do not want kept of what they borrowed. */
export function forgetOldHistories(deps: PrivacyDeps): RegularJob {
  return { at: '03:30', expireInSeconds: 7200, run: (signal) => forgetHistories(deps, signal) };
}
