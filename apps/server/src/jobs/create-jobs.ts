import type { Reach } from '@estante/database';
import type { ImportDeps } from '../modules/import/index.ts';
import type { RunDeps } from '../modules/import-runs/index.ts';
import { createJobQueue, type JobQueue } from '../platform/jobs/job-queue.ts';
import { fetchCoversJob, fetchCoversQueue, type FetchCoversDeps } from './fetch-covers.ts';
import { importRunJob, importRunQueue, type ImportRunData } from './import-run.ts';
import { readStoredRecordsJob, readStoredRecordsQueue } from './read-stored-records.ts';
import { regularQueue, runRegularJob, type JobLog, type RegularJobData } from './regular-job.ts';
import { regularJobs, type RegularDeps } from './regular-jobs.ts';

/** The data of a job, by queue. */
export type Queues = {
  readonly 'fetch-covers': Record<string, never>;
  readonly 'import-run': ImportRunData;
  readonly 'read-stored-records': Record<string, never>;
  readonly regular: RegularJobData;
};

interface JobsDeps extends RegularDeps, FetchCoversDeps {
  readonly connectionString: string;
  readonly reach?: Reach;
  readonly imports: ImportDeps & Pick<RunDeps, 'files'>;
  readonly log: JobLog;
  /** Whether jobs only wait: an application on trial does none. */
  readonly isIdle?: boolean;
}

/** The queues of the application, with workers that begin at `start`. */
export function createJobs(deps: JobsDeps): JobQueue<Queues> {
  const { connectionString, reach, imports, log, isIdle = false } = deps;
  const regular = regularJobs(deps);
  const queues = {
    'fetch-covers': fetchCoversQueue,
    'import-run': importRunQueue,
    'read-stored-records': readStoredRecordsQueue,
    regular: regularQueue(regular),
  };
  const onError = (err: Error) => log.error({ err }, 'job queue');
  const queue = createJobQueue<Queues>({
    connectionString,
    ...(reach && { reach }),
    queues,
    onError,
    isIdle,
  });
  return {
    ...queue,
    start: async () => {
      await queue.start();
      if (isIdle) return;
      await queue.work('import-run', importRunJob({ ...imports, db: deps.db }));
      await queue.work('read-stored-records', readStoredRecordsJob(imports));
      await queue.send('read-stored-records', {});
      await queue.work('fetch-covers', fetchCoversJob(deps));
      await queue.work('regular', runRegularJob(regular, log));
    },
  };
}
