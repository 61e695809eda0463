import { connect, type Connection, type Reach } from '@estante/database';
import { PgBoss } from 'pg-boss';
import { timeLimits } from './time-limits.ts';

/** What each queue carries, by its name. */
export type JobData = Readonly<Record<string, object>>;

export interface QueueSettings {
  /** A job that runs longer is taken for dead and run again. */
  readonly expireInSeconds: number;
  /** How often a job that failed is run again. */
  readonly retryLimit: number;
  /** A job without data each day, one however many servers there are, and late where none was up. */
  readonly daily?: { readonly at: `${number}:${number}`; readonly timeZone: string };
  /** The same each hour, at a minute of it. */
  readonly hourly?: { readonly minute: number };
}

export interface JobQueueOptions<Data extends JobData> {
  readonly connectionString: string;
  /** Of the other connections to the same server. */
  readonly reach?: Reach;
  readonly queues: { readonly [Name in keyof Data]: QueueSettings };
  readonly onError: (error: Error) => void;
  /** Seconds between two looks for new jobs, half a second at least. */
  readonly pollingIntervalSeconds?: number;
}

/** The signal comes when the application stops; what the handler returns is kept with the job. */
export type JobHandler<Payload> = (data: Payload, signal: AbortSignal) => Promise<object>;

export type JobState = 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled';

export interface JobStatus {
  readonly state: JobState;
  /** What the handler returned, or why it failed. */
  readonly output: object | null;
}

/** Work to be done apart from requests; jobs are kept in the database and outlive the process. */
export interface JobQueue<Data extends JobData> {
  start(): Promise<void>;
  /** Lets the jobs at hand come to a good place; those that throw are run again later. */
  stop(): Promise<void>;
  /** Returns the number of the job. */
  send<Name extends keyof Data & string>(name: Name, data: Data[Name]): Promise<string>;
  work<Name extends keyof Data & string>(
    name: Name,
    handler: JobHandler<Data[Name]>,
  ): Promise<void>;
  status(name: keyof Data & string, id: string): Promise<JobStatus | null>;
}

const patience = 15_000;
/** A process that is gone is noticed after this many seconds, and its job run by another. */
const heartbeatSeconds = 60;

export function createJobQueue<Data extends JobData>(
  options: JobQueueOptions<Data>,
): JobQueue<Data> {
  const { connectionString, reach, queues, onError, pollingIntervalSeconds = 2 } = options;
  const limits = timeLimits.background;
  const { pool } = connect({ connectionString, max: 4, limits, onError, ...(reach && { reach }) });
  const boss = new PgBoss({ db: { executeSql: executeOn(pool) } });
  boss.on('error', onError);
  const stopping = new AbortController();

  return {
    start: async () => {
      await boss.start();
      for (const [name, { daily, hourly, ...settings }] of Object.entries(queues)) {
        await boss.createQueue(name, { ...settings, heartbeatSeconds });
        if (hourly) await boss.schedule(name, `${hourly.minute} * * * *`, {}, { missed: 'once' });
        if (!daily) continue;
        const [hour, minute] = daily.at.split(':').map(Number);
        await boss.schedule(
          name,
          `${minute} ${hour} * * *`,
          {},
          { tz: daily.timeZone, missed: 'once' },
        );
      }
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
      return job ? { state: states[job.state], output: job.output ?? null } : null;
    },
  };
}

/** Some of pg-boss's texts are whole transactions: one that fails is left open by its connection. */
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

const states = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<string, JobState>;
