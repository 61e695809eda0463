import { clearTables, type RetentionDeps } from '../modules/retention/index.ts';
import type { RegularJob } from './regular-job.ts';

/** Deletes rows that have been kept for as long as the retention terms say. */
export function clearExpired(deps: RetentionDeps): RegularJob {
  return { at: '04:00', expireInSeconds: 7200, run: (signal) => clearTables(deps, signal) };
}
