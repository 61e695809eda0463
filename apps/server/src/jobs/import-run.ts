import { z } from 'zod';
import { doRun, type RunDeps } from '../modules/import-runs/index.ts';
import type { JobHandler, QueueSettings } from '../platform/jobs/job-queue.ts';

/** The data of a job, which another version of the server may have sent: read with care. */
const importRunData = z.object({ run: z.number().int() });

export type ImportRunData = z.input<typeof importRunData>;

/** One at a time. Two million records take a quarter of an hour; a run may always be done again. */
export const importRunQueue: QueueSettings = {
  expireInSeconds: 12 * 3600,
  retryLimit: 3,
  isInTurns: true,
};

/** Brings in a file as staff asked, or takes it back; `import_run` has the outcome. */
export function importRunJob(deps: RunDeps): JobHandler<ImportRunData> {
  return async (data, signal) => {
    await doRun(deps, importRunData.parse(data).run, signal);
    return {};
  };
}
