import { z } from 'zod';
import { importFiles, type ImportDeps, type ImportResult } from '../modules/import/index.ts';
import type { JobHandler, QueueSettings } from '../platform/job-queue.ts';

/** Kept in the database between sending and running, perhaps by another version: read with care. */
const importJob = z.object({
  files: z.array(z.string()).min(1),
  library: z.string().nullable(),
  mappedLibraries: z.record(z.string(), z.string()).default({}),
  newLibraries: z.boolean().default(false),
  source: z.string().nullable(),
  isDryRun: z.boolean(),
});

export type ImportFilesJob = z.input<typeof importJob>;

/** Two million records take a quarter of an hour; an import may always be run again. */
export const importFilesQueue: QueueSettings = { expireInSeconds: 12 * 3600, retryLimit: 2 };

/** The same import as on the command line; its report is kept with the job. */
export function importFilesJob(deps: ImportDeps): JobHandler<ImportFilesJob> {
  return async (data, signal): Promise<ImportResult> => {
    const { mappedLibraries, ...options } = importJob.parse(data);
    const result = await importFiles(deps, {
      ...options,
      mappedLibraries: new Map(Object.entries(mappedLibraries)),
      signal,
      onProgress: () => {},
    });
    // A job that throws is run again, and then goes on where this one was cut off.
    if (result.kind === 'report' && result.report.isInterrupted) throw new Error('interrupted');
    return result;
  };
}
