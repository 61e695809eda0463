import { readStoredRecords, type ImportDeps } from '../modules/import/index.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Sent at each start: what has been read is not read again. */
export const readStoredRecordsQueue: QueueSettings = { expireInSeconds: 12 * 3600, retryLimit: 2 };

export function readStoredRecordsJob({
  pool,
}: Pick<ImportDeps, 'pool'>): JobHandler<Record<string, never>> {
  return (_data, signal) => readStoredRecords(pool, signal);
}
