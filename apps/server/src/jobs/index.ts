import type { ImportDeps } from '../modules/import/index.ts';
import { createJobQueue, type JobQueue } from '../platform/job-queue.ts';
import { importFilesJob, importFilesQueue, type ImportFilesJob } from './import-files.ts';

/** Every queue with what its jobs carry. */
export type Queues = { readonly 'import-files': ImportFilesJob };

export interface JobsDeps {
  readonly connectionString: string;
  readonly imports: ImportDeps;
  readonly onError: (error: Error) => void;
}

/** The queues of the application with their workers, which begin when it is started. */
export function createJobs({ connectionString, imports, onError }: JobsDeps): JobQueue<Queues> {
  const queues = { 'import-files': importFilesQueue };
  const queue = createJobQueue<Queues>({ connectionString, queues, onError });
  return {
    ...queue,
    start: async () => {
      await queue.start();
      await queue.work('import-files', importFilesJob(imports));
    },
  };
}
