import { clearTables, type RetentionDeps } from '../modules/retention/index.ts';
import type { RegularJob } from './regular-job.ts';

/** What has been kept for its term. */
export function clearOld(deps: RetentionDeps): RegularJob {
  return { at: '04:00', expireInSeconds: 7200, run: (signal) => clearTables(deps, signal) };
}
