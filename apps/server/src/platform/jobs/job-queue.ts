import { connect, type Connection, type Reach } from '@estante/database';
import { PgBoss, type Queue } from 'pg-boss';
import { timeLimits } from '../database/time-limits.ts';

/** The data of the jobs of each queue, by the queue's name. */
export type JobData = Readonly<Record<string, object>>;

export interface QueueSettings {
  /** Seconds after which a job that still runs counts as dead and is run again. */
  readonly expireInSeconds: number;
  /** Number of times that a failed job is run again. */
  readonly retryLimit: number;
  readonly retryDelay?: number;
  /** Days for which the outcome of a job is kept. */
  readonly keptDays?: number;
  /** Whether jobs run one at a time, however many servers there are. */
  readonly isInTurns?: boolean;
  readonly schedules?: readonly Schedule[];
}

/** A job that is sent again and again: once, however many servers there are, and late where none was up. */
export interface Schedule {
  readonly key: string;
  /** '30 3 * * *' for each day at half past three. */
  readonly cron: string;
  readonly timeZone: string;
  readonly data: object;
  /** Priority of the job: of several that wait, the one of the greatest runs first. */
  readonly priority: number;
  readonly expireInSeconds: number;
}

export interface JobQueueOptions<Data extends JobData> {
  readonly connectionString: string;
  /** The connections of the same server, which end together. */
  readonly reach?: Reach;
  readonly queues: { readonly [Name in keyof Data]: QueueSettings };
  readonly onError: (error: Error) => void;
  /** Interval between two looks for new jobs, in seconds: at least 0.5. */
  readonly pollingIntervalSeconds?: number;
  /** Whether jobs are taken in alone: nothing is sent by schedule, and nobody works. */
  readonly isIdle?: boolean;
}

/** Does a job. The signal comes when the application stops; the outcome is kept with the job. */
export type JobHandler<Payload> = (data: Payload, signal: AbortSignal) => Promise<object>;

export type JobState = 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled';

export interface JobStatus {
  readonly state: JobState;
  /** Outcome that the handler returned, or the fault for which it failed; null where there is neither. */
  readonly output: object | null;
}

/** Queues of work that is done apart from requests. Jobs are kept in the database and outlive the process. */
export interface JobQueue<Data extends JobData> {
  start(): Promise<void>;
  /** Signals the jobs that run, and waits for them; those that throw are run again later. */
  stop(): Promise<void>;
  /** Sends a job. Returns its number. */
  send<Name extends keyof Data & string>(name: Name, data: Data[Name]): Promise<string>;
  work<Name extends keyof Data & string>(
    name: Name,
    handler: JobHandler<Data[Name]>,
  ): Promise<void>;
  status(name: keyof Data & string, id: string): Promise<JobStatus | null>;
}

const patience = 15_000;
/** Seconds without a heartbeat after which a process counts as gone, and its job is run by another. */
const heartbeatSeconds = 60;
/** A day in seconds. */
const day = 86_400;

export function createJobQueue<Data extends JobData>(
  options: JobQueueOptions<Data>,
): JobQueue<Data> {
  const {
    connectionString,
    reach,
    queues,
    onError,
    pollingIntervalSeconds = 2,
    isIdle = false,
  } = options;
  const limits = timeLimits.background;
  const { pool } = connect({ connectionString, max: 4, limits, onError, ...(reach && { reach }) });
  const boss = new PgBoss({
    db: { executeSql: executeOn(pool) },
    schedule: !isIdle,
    supervise: !isIdle,
  });
  boss.on('error', onError);
  const stopping = new AbortController();

  return {
    start: async () => {
      await boss.start();
      await dropUnknown(boss, queues);
      for (const [name, settings] of Object.entries(queues)) await provide(boss, name, settings);
    },
    stop: async () => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: patience });
      await pool.end();
    },
    send: async (name, data) => {
      const id = await boss.send(name, data);
      if (id === null) throw new Error(`queue ${name} does not take the job`);
      return id;
    },
    work: async (name, handler) => {
      await boss.work<Data[typeof name]>(
        name,
        { batchSize: 1, pollingIntervalSeconds },
        async ([job]) => job && handler(job.data, AbortSignal.any([job.signal, stopping.signal])),
      );
    },
    status: async (name, id) => {
      const [job] = await boss.findJobs(name, { id });
      return job ? { state: jobStates[job.state], output: job.output ?? null } : null;
    },
  };
}

/**
 * Runs SQL for pg-boss. Some of its texts are whole transactions: one that fails leaves its connection in it.
 */
function executeOn(pool: Connection['pool']) {
  return async (text: string, values?: unknown[]) => {
    const client = await pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
}

type AllSettings = Readonly<Record<string, QueueSettings>>;

/** Deletes schedules and queues of earlier versions, which nobody works on any more. */
async function dropUnknown(boss: PgBoss, queues: AllSettings): Promise<void> {
  for (const { name, key } of await boss.getSchedules()) {
    const isKnown = queues[name]?.schedules?.some((schedule) => schedule.key === key) ?? false;
    if (!isKnown) await boss.unschedule(name, key);
  }
  for (const { name } of await boss.getQueues()) {
    if (!(name in queues) && !name.startsWith('__pgboss__')) await boss.deleteQueue(name);
  }
}

async function provide(boss: PgBoss, name: string, settings: QueueSettings): Promise<void> {
  const { schedules = [], isInTurns = false, keptDays = 7, ...rest } = settings;
  const kept: Omit<Queue, 'name' | 'policy'> = {
    ...rest,
    deleteAfterSeconds: keptDays * day,
    heartbeatSeconds,
  };
  await boss.createQueue(name, { ...kept, policy: isInTurns ? 'singleton' : 'standard' });
  await boss.updateQueue(name, kept);
  for (const { key, cron, timeZone: tz, data, ...own } of schedules) {
    await boss.schedule(name, cron, data, { ...own, key, tz, missed: 'once' });
  }
}

export const jobStates = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<string, JobState>;
