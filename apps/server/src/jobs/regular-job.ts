import { z } from 'zod';
import { timeZone } from '../platform/clock.ts';
import type { JobHandler, QueueSettings, Schedule } from '../platform/jobs/job-queue.ts';

/** A job that is done each day or each hour without being asked for. */
export interface RegularJob {
  /** '00:20': each day at twenty past midnight, in the libraries' time zone; ':00': each hour on the hour. */
  readonly at: `${number}:${number}` | `:${number}`;
  /** A run that takes longer counts as failed. */
  readonly expireInSeconds: number;
  /** The signal ends a run early, and the next one goes on from there. The outcome is kept with the job. */
  readonly run: (signal: AbortSignal) => Promise<object>;
}

/** Jobs by name. Of several that are due at once the one that stands first goes first. */
export type RegularJobs = Readonly<Record<string, RegularJob>>;

/** The data of a job, which another version of the server may have sent. */
const regularJobData = z.object({ job: z.string() });

export type RegularJobData = z.infer<typeof regularJobData>;

export interface JobLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/**
 * One queue for all regular jobs, which runs one at a time: they read the same tables, and after a night
 * without a server all of them are due at once. A job that fails is tried again after five minutes.
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

/**
 * Runs the job that the data names, and logs its outcome.
 * @throws where the server stops, so that the queue runs it again: each step may be done twice
 */
export function runRegularJob(jobs: RegularJobs, log: JobLog): JobHandler<RegularJobData> {
  return async (data, signal) => {
    const { job } = regularJobData.parse(data);
    const known = jobs[job];
    if (!known) throw new Error(`there is no job ${job}`);
    const outcome = await known.run(signal).catch((err: unknown) => {
      log.error({ err, job }, 'job failed');
      throw err;
    });
    const { aborted } = signal;
    log.info({ job, outcome }, aborted ? 'job interrupted' : 'job done');
    if (aborted) throw new Error('interrupted');
    return outcome;
  };
}
