export { createJobs, type JobsDeps, type Queues } from './create-jobs.ts';
