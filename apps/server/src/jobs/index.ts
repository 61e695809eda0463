import type { Reach } from '@estante/database';
import type { ImportDeps } from '../modules/import/index.ts';
import type { SearchDeps } from '../modules/search/index.ts';
import { createJobQueue, type JobQueue } from '../platform/job-queue.ts';
import { applyClosuresJob, applyClosuresQueue } from './apply-closures.ts';
import { clearSessionsJob, clearSessionsQueue } from './clear-sessions.ts';
import { keepHoldsJob, keepHoldsQueue } from './keep-holds.ts';
import { importFilesJob, importFilesQueue, type ImportFilesJob } from './import-files.ts';
import { loanRequestsJob, loanRequestsQueue } from './loan-requests.ts';
import { newTitleAlertsJob, newTitleAlertsQueue } from './new-title-alerts.ts';
import { readStoredRecordsJob, readStoredRecordsQueue } from './read-stored-records.ts';
import { renewLoansJob, renewLoansQueue } from './renew-loans.ts';
import { noticesJob, noticesQueue } from './notices.ts';

/** Every queue with what its jobs carry. */
export type Queues = {
  readonly 'import-files': ImportFilesJob;
  readonly 'read-stored-records': Record<string, never>;
  readonly 'new-title-alerts': Record<string, never>;
  readonly 'apply-closures': Record<string, never>;
  readonly 'clear-sessions': Record<string, never>;
  readonly 'keep-holds': Record<string, never>;
  readonly 'loan-requests': Record<string, never>;
  readonly 'renew-loans': Record<string, never>;
  readonly notices: Record<string, never>;
};

export interface JobsDeps {
  readonly connectionString: string;
  readonly reach?: Reach;
  readonly imports: ImportDeps;
  readonly search: SearchDeps;
  /** Of the site, for links in letters; null: not known. */
  readonly origin: string | null;
  readonly onError: (error: Error) => void;
}

/** The queues of the application with their workers, which begin when it is started. */
export function createJobs(deps: JobsDeps): JobQueue<Queues> {
  const { connectionString, reach, imports, search, origin, onError } = deps;
  const queues = {
    'import-files': importFilesQueue,
    'read-stored-records': readStoredRecordsQueue,
    'new-title-alerts': newTitleAlertsQueue,
    'apply-closures': applyClosuresQueue,
    'clear-sessions': clearSessionsQueue,
    'keep-holds': keepHoldsQueue,
    'loan-requests': loanRequestsQueue,
    'renew-loans': renewLoansQueue,
    notices: noticesQueue,
  };
  const queue = createJobQueue<Queues>({
    connectionString,
    ...(reach && { reach }),
    queues,
    onError,
  });
  return {
    ...queue,
    start: async () => {
      await queue.start();
      await queue.work('import-files', importFilesJob(imports));
      await queue.work('read-stored-records', readStoredRecordsJob(imports));
      await queue.send('read-stored-records', {});
      await queue.work('new-title-alerts', newTitleAlertsJob({ ...search, origin }));
      await queue.work('apply-closures', applyClosuresJob(search));
      await queue.work('renew-loans', renewLoansJob(search));
      await queue.work('clear-sessions', clearSessionsJob(search));
      await queue.work('keep-holds', keepHoldsJob(search));
      await queue.work('loan-requests', loanRequestsJob(search));
      await queue.work('notices', noticesJob({ ...search, origin }));
    },
  };
}
