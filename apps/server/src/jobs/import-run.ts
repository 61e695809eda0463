import { z } from 'zod';
import { doRun, type RunDeps } from '../modules/import-runs/index.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Kept in the database between sending and running, perhaps by another version: read with care. */
const importRunJob = z.object({ run: z.number().int() });

export type ImportRunJob = z.input<typeof importRunJob>;

/** Two million records take a quarter of an hour; an import may always be run again. */
export const importRunQueue: QueueSettings = {
  expireInSeconds: 12 * 3600,
  retryLimit: 3,
  isInTurns: true,
};

/** What staff asked to have brought in, or taken back; what came of it stands in `import_run`. */
export function importRunJobOf(deps: RunDeps): JobHandler<ImportRunJob> {
  return async (data, signal) => {
    await doRun(deps, importRunJob.parse(data).run, signal);
    return {};
  };
}
