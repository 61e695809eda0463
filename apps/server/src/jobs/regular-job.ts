import { z } from 'zod';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings, Schedule } from '../platform/job-queue.ts';

/** What is done each day or each hour, without being asked for. */
export interface RegularJob {
  /** Where the libraries are: each day at '00:20', or each hour at ':00'. */
  readonly at: `${number}:${number}` | `:${number}`;
  readonly expireInSeconds: number;
  /** What is cut off by the signal goes on the next time. What it returns is kept. */
  readonly run: (signal: AbortSignal) => Promise<object>;
}

/** Those of one queue by their names, first those that others build upon. */
export type RegularJobs = Readonly<Record<string, RegularJob>>;

/** Kept in the database between sending and running, perhaps by another version. */
const regularJobData = z.object({ job: z.string() });

export type RegularJobData = z.infer<typeof regularJobData>;

export interface JobLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * One queue for all, and one job of it at a time: they read the same tables, and where no server was
 * up in the night all of them wait at once. One that fails is tried again later, after the others.
 */
export function regularQueue(jobs: RegularJobs): QueueSettings {
  const entries = Object.entries(jobs);
  return {
    expireInSeconds: 3600,
    retryLimit: 2,
    retryDelay: 300,
    keptDays: 30,
    isInTurns: true,
    schedules: entries.map(([key, job], place) => scheduleOf(key, job, entries.length - place)),
  };
}

function scheduleOf(key: string, { at, expireInSeconds }: RegularJob, priority: number): Schedule {
  const [hour = '', minute = ''] = at.split(':');
  const cron = `${Number(minute)} ${hour === '' ? '*' : Number(hour)} * * *`;
  return {
    key,
    cron,
    timeZone,
    data: { job: key } satisfies RegularJobData,
    priority,
    expireInSeconds,
  };
}

export function runRegularJob(jobs: RegularJobs, log: JobLog): JobHandler<RegularJobData> {
  return async (data, signal) => {
    const { job } = regularJobData.parse(data);
    const known = jobs[job];
    if (!known) throw new Error(`there is no job ${job}`);
    try {
      const outcome = await known.run(signal);
      log.info({ job, outcome }, 'job done');
      return outcome;
    } catch (err) {
      log.error({ err, job }, 'job failed');
      throw err;
    }
  };
}
