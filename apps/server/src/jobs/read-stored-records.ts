import { readStoredRecords, type ImportDeps } from '../modules/import/index.ts';
import type { JobHandler, QueueSettings } from '../platform/jobs/job-queue.ts';

/** A job is sent at each start of the server. */
export const readStoredRecordsQueue: QueueSettings = { expireInSeconds: 12 * 3600, retryLimit: 2 };

/** Describes stored records anew by this version of the mapping; those that are up to date are left. */
export function readStoredRecordsJob({
  pool,
}: Pick<ImportDeps, 'pool'>): JobHandler<Record<string, never>> {
  return (_data, signal) => readStoredRecords(pool, signal);
}
