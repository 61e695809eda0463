export { createJobs, type Queues } from './create-jobs.ts';
